import { expect, test } from 'vitest';
import { WorksOrder } from './works-order.ts';
import { getWorksOrder } from './works-orders.ts';

/** As much of a schema as its field names need. */
interface Shape {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly item?: Shape;
}

const at = (shape: Shape | undefined, name: string): Shape | undefined => {
  if (shape?.wrapped) return at(shape.wrapped, name);
  if (shape?.item) return at(shape.item, name);
  return shape?.entries?.[name];
};
const has = (path: string): boolean =>
  path.split('.').reduce<Shape | undefined>(at, WorksOrder as unknown as Shape) !== undefined;

/** Where the answer has what the specification names, by its groups there. */
const fields: Readonly<Record<string, readonly string[]>> = {
  'what it is, and how it stands': [
    ...[
      'worksOrderIdentifier',
      'originalWorkOrderIdentifier',
      'originalWorkOrderJobId',
      'originalWorkOrderSorCode',
      'jobNumber',
      'contractorSiteIdentifier',
    ].map((name) => `identifiers.${name}`),
    ...[
      'status',
      'isDraft',
      'isSubmitted',
      'isRecall',
      'isSupplementary',
      'isVandalism',
      'isCovidSelfIsolated',
      'isEmergency',
      'isOutOfHours',
      'isEMA',
      'isCatalyst',
      'isPotentialDuplicate',
      'isRiskToHumanLife',
    ].map((name) => `statuses.${name}`),
    'asset.isInDefect',
    'customer.vulnerability.isVulnerable',
  ],
  'where it is': [
    'identifiers.asset.premisesIdentifier',
    'identifiers.asset.premisesUniqueReference',
    'identifiers.asset.assetIdentifier',
    'asset.type.assetTypeId',
    'asset.type.assetTypeName',
    'asset.fullAddress',
  ],
  'what is to be done': [
    ...['sorCode', 'trade', 'description', 'repairReason', 'additionalInformation', 'priority'].map(
      (name) => `job.${name}`,
    ),
    'job.location.location',
    'job.location.locationId',
    'job.cause.cause',
    'job.cause.causeId',
    'customer.chargeCustomer',
    'identifiers.crimeReferenceNumber',
    'identifiers.documents',
  ],
  'who does it': ['name', 'phoneNumber', 'builderName', 'builderPhoneNumber'].map(
    (name) => `contractor.${name}`,
  ),
  'when it was': [
    'raisedDate',
    'appointments.appointmentStartDatetime',
    'appointments.appointmentEndDatetime',
    'lastAppointmentCreatedDate',
    'completedDate',
  ],
  'whom it concerns': [
    'identifiers.customerIdentifier',
    ...['title', 'givenName', 'surname'].map((name) => `customer.name.${name}`),
    'raisedBy.personName',
    'raisedBy.digitalAddresses',
    'reporter.name',
    'reporter.relationship.relationshipId',
    'reporter.telecomsAddresses.number',
    'reporter.organisation',
    'reporter.reporterToBeContacted',
    'customer.notification.notifyAll',
    'customer.notification.emails',
    'customer.vulnerability.VulnerableResponseText',
  ],
  'how far it has come': [
    'currentStep',
    'completedStep',
    'reporter.reportingMethod.reportingMethod',
    'reporter.reportingMethod.reportingMethodId',
    'channel',
    'eligibilityOutcomes.code',
  ],
};

test.each(Object.entries(fields))('a repair says %s', (_what, paths) => {
  expect(paths.filter((path) => !has(path))).toEqual([]);
});

test('the tag of a repair comes with it', () => {
  expect(getWorksOrder.answersEntityTag).toBe(true);
  expect(has('identifiers.invented')).toBe(false);
});
