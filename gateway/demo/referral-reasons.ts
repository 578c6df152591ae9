import { type ReferralReason, referralReasonsNamespace } from '../../contract/enquiry.ts';

const reasons: readonly (Pick<ReferralReason, 'referralReason'> & Partial<ReferralReason>)[] = [
  { referralReason: 'Rent arrears' },
  {
    referralReason: 'Benefits and Universal Credit',
    adviceTypes: ['New claim', 'Appeal', 'Change of circumstances'],
  },
  { referralReason: 'Debt' },
  { referralReason: 'Energy costs' },
  { referralReason: 'Food or essentials' },
  { referralReason: 'Budgeting' },
  { referralReason: 'Moving home costs' },
  { referralReason: 'Other' },
  { referralReason: 'Staff referral', displayOnMyPeabody: false },
];

/** The reasons for a financial enquiry, as values of the reference data. */
export const referralReasons = reasons.map(
  ({ referralReason, displayOnMyPeabody = true, adviceTypes = [] }, index) => ({
    namespace: referralReasonsNamespace,
    key: referralReason.toLowerCase().replaceAll(' ', '-'),
    value: referralReason,
    position: index + 1,
    more: JSON.stringify({ referralReason, displayOnMyPeabody, adviceTypes }),
  }),
);
