const seconds = 1000;
const minute = 60 * seconds;

/** A setting that the provider turns is seen on the next page after this long. */
const settingsFreshFor = minute;

/**
 * Milliseconds for which an answer serves everybody who asks, by call. What is not named here, such as money, repairs,
 * messages and appointments, serves those who ask while it is on its way, and nobody after them.
 */
const freshFor: Readonly<Record<string, number>> = {
  getConfiguration: settingsFreshFor,
  getConfigurations: settingsFreshFor,
  // The provider changes them a few times a year.
  getReferenceData: 10 * minute,
  // Who the resident is and where they live: the parts of a page ask one after the other.
  getCustomer: 30 * seconds,
  getTenancies: 30 * seconds,
  getTenancyGroups: 30 * seconds,
  getPremises: 30 * seconds,
  getRegionAndBorough: 30 * seconds,
  getRelatedAssets: 30 * seconds,
  getAssociates: 30 * seconds,
  getAsset: 30 * seconds,
  getCompliance: 30 * seconds,
};

export const freshnessOf = (call: string): number => freshFor[call] ?? 0;

/** Answers that no resident changes: a write leaves them as they are. */
const lasting = new Set(['getConfiguration', 'getConfigurations', 'getReferenceData']);

export const outlastsWrites = (call: string): boolean => lasting.has(call);

/** Calls that are no reads and change nothing that is read here: reports, and questions that are asked by POST. */
const changeless = new Set([
  'trackNavigation',
  'trackError',
  'trackStop',
  'checkRescheduleEligibility',
  'checkCancellationEligibility',
  'determineCaseTeam',
  'checkAssetEligibility',
  'checkRepairEligibility',
  'determineSor',
  'checkEnhancedEligibility',
  'determinePriority',
]);

export const changesNothing = (call: string): boolean => changeless.has(call);
