/** How a deadline of the law is written down: one row for each, whatever act or code it comes from. */

/** Laws and codes, by the names under which they are published. */
export const legalSources = {
  hazards:
    'Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025 (SI 2025/1042), under section 10A of the Landlord and Tenant Act 1985',
  complaints: 'Housing Ombudsman’s Complaint Handling Code, statutory since 1 April 2024',
  electricity:
    'Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020, extended to social homes by regulations of 2025',
  gas: 'Gas Safety (Installation and Use) Regulations 1998',
  information: 'Social Tenant Access to Information Requirements: policy statement of 30 September 2025',
} as const;

/** How somebody holds a home. Who owns a house outright has no landlord, and none of these laws is for them. */
export type Tenure = 'socialTenant' | 'sharedOwner' | 'leaseholder' | 'marketTenant';

/**
 * `dated`: in force from that day, which may still be to come. `announced`: the government has said in which year, and no
 * regulations say the day; nothing is counted by such a row.
 */
export type Commencement =
  | { readonly state: 'dated'; readonly from: string }
  | { readonly state: 'announced'; readonly forYear: number };

/**
 * `hours` go by the clock, at night and on every day. Of all other units the day itself does not count, and the deadline
 * holds to the last second of its last day in England.
 */
export interface Period {
  readonly count: number;
  readonly unit: 'hours' | 'workingDays' | 'days' | 'weeks' | 'months' | 'years';
}

/** What a deadline is counted from. */
type Start =
  | 'reportReceived'
  | 'investigationEnded'
  /** When making the home safe was due. */
  | 'safetyDue'
  | 'complaintReceived'
  | 'stage1Acknowledged'
  | 'stage1Due'
  | 'stage2Requested'
  | 'stage2Acknowledged'
  | 'stage2Due'
  | 'lastCheck'
  | 'checkFailed'
  | 'informationRequested'
  | 'inForce';

/**
 * What a resident can ask for when it is missed: a place to stay, a complaint and then the court, the Ombudsman, or that the
 * council or the safety authority steps in, or that the Regulator of Social Housing does.
 */
type Remedy = 'temporaryHome' | 'complaintOrCourt' | 'ombudsman' | 'authority' | 'regulator';

/** A deadline that a law or a code sets for the provider. */
export interface LegalDeadline {
  readonly source: keyof typeof legalSources;
  /** Paragraph or regulation; null where the name of the source has to do. */
  readonly paragraph: string | null;
  readonly commencement: Commencement;
  /** Tenancies that were granted since a day, or before it; all when left out. */
  readonly tenancies?: { readonly grantedSince: string } | { readonly grantedBefore: string };
  readonly covers: readonly Tenure[];
  readonly startsWith: Start;
  /** Null for what has no length of its own. */
  readonly length: Period | null;
  readonly whenMissed: Remedy;
  /** What the row leaves open, or what had to be settled to write it. */
  readonly remark?: string;
}
