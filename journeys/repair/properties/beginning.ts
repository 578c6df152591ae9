import { asksStep, hasNotices } from '../../../machines/exploration/index.ts';
import { type At, asset, home, isBeyond, isRefused, isShared, type Properties } from './terms.ts';

const isClosedArea = (
  { facts }: At,
  { borough, region }: { readonly borough: string; readonly region: string },
) =>
  facts.resident?.isMergedLandlord === true &&
  !facts.toggles.mergedLandlordRepairs &&
  facts.toggles.closedAreas.some((area) => area === borough || area === region);
const refusedAsset = (code: string): Properties[number] => ({
  says: `A place that the provider refuses with ${code} cannot be chosen, and the message ${code} says why.`,
  rows: ['REP-ASSET-07'],
  when: (it) => it.returned('checkAsset')?.output.errorCode === code,
  always: (it) => asksStep(it, 'asset') && isRefused(it, code),
});

/** Who may report a repair, and for which place. */
export const beginning: Properties = [
  // Who may be here.
  {
    says: 'While online repairs are closed for maintenance, nobody can begin.',
    rows: ['DASH-05', 'DASH-06'],
    when: (it) => it.returned('loadResident')?.output.toggles.maintenance === true,
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'repairs_Maintenance_Message'),
  },
  {
    says: 'A resident without a home is told that repairs are not available.',
    rows: ['REP-ASSET-10'],
    when: (it) => it.returned('loadResident')?.output.homes.length === 0,
    always: (it) => it.errorPage === 'failed',
  },
  {
    says: 'A resident of a merged landlord whose homes all lie in closed areas is led home.',
    rows: ['REP-PROP-04', 'REP-PROP-05', 'A08'],
    when: (it) => {
      const said = it.returned('loadResident')?.output;
      return Boolean(
        said?.resident?.isMergedLandlord &&
          !said.toggles.mergedLandlordRepairs &&
          !said.toggles.maintenance &&
          said.homes.length > 0 &&
          said.homes.every(({ borough, region }) =>
            said.toggles.closedAreas.some((area) => area === borough || area === region),
          ),
      );
    },
    always: (it) => it.end === 'home',
  },
  {
    says: 'A home in a closed area cannot be chosen, and a message says so.',
    rows: ['REP-PROP-04', 'A08'],
    when: (it) => {
      const chosen = asksStep(it, 'property') ? home(it) : undefined;
      return chosen !== undefined && isClosedArea(it, chosen);
    },
    always: (it) => isRefused(it, 'SSR001'),
  },
  {
    says: 'A home in an open area can be chosen.',
    rows: ['REP-PROP-04', 'REP-PROP-02'],
    when: (it) => {
      const chosen = asksStep(it, 'property') ? home(it) : undefined;
      return chosen !== undefined && !isClosedArea(it, chosen);
    },
    never: (it) => it.isBlocked,
  },
  {
    says: 'Nothing is reported for a home in a closed area.',
    rows: ['REP-PROP-04', 'A08'],
    when: (it) => isBeyond(it, 'asset'),
    never: (it) => {
      const chosen = home(it);
      return chosen !== undefined && isClosedArea(it, chosen);
    },
  },

  // The place.
  ...['E4', 'E5', 'E24'].map(refusedAsset),
  {
    says: 'A place that the provider refuses for any other reason cannot be chosen either.',
    rows: ['REP-ASSET-06', 'REP-ASSET-07'],
    when: (it) => it.returned('checkAsset')?.output.isEligible === false,
    always: (it) => asksStep(it, 'asset') && it.isBlocked && it.notices.length > 0,
  },
  {
    says: 'A place that the provider accepts can be chosen.',
    rows: ['REP-ASSET-05', 'REP-ASSET-06'],
    when: (it) => it.returned('checkAsset')?.output.isEligible === true,
    never: (it) => it.step === 'asset' && it.isBlocked,
  },
  {
    says: 'Where nothing can be repaired, repairs are said to be unavailable.',
    rows: ['REP-ASSET-10'],
    when: (it) => it.returned('loadAssets')?.output.length === 0,
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'SSR001'),
  },
  {
    says: 'A high building is pointed out for shared parts, and for nothing else.',
    rows: ['CAT-04', 'PRI-09'],
    when: (it) => asksStep(it, 'asset') && asset(it) !== undefined,
    always: (it) => hasNotices(it, 'Repair_Highrise') === (isShared(it) && asset(it)?.isHighRise === true),
  },
];
