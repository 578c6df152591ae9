import type { AnswerOf } from '../../../contract/call.ts';
import type { getWorksOrderHistory } from '../../../contract/history.ts';
import type { WorksOrder } from '../../../contract/works-order.ts';
import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';

/** A repair, by itself and in a list, and its history, as the gateway answers them, for stories. */
const id = '00000000-0000-4000-8000-000000000001';
const home = '00000000-0000-4000-8000-000000000002';
const person = '00000000-0000-4000-8000-0000000000aa';

export const order: WorksOrder = {
  identifiers: {
    worksOrderIdentifier: id,
    originalWorkOrderIdentifier: null,
    originalWorkOrderJobId: null,
    originalWorkOrderSorCode: null,
    jobNumber: 'R-1000001',
    customerIdentifier: person,
    contractorSiteIdentifier: null,
    crimeReferenceNumber: null,
    asset: { assetIdentifier: home, premisesUniqueReference: 'P-0001', premisesIdentifier: home },
    documents: [],
  },
  statuses: {
    status: 'Appointed',
    isDraft: false,
    isSubmitted: true,
    isRaisedAsTriage: false,
    isSupplementary: false,
    isVandalism: false,
    isCovidSelfIsolated: false,
    isEmergency: false,
    isOutOfHours: false,
    isRiskToHumanLife: false,
    isRecall: false,
    isEMA: false,
    isCatalyst: true,
    isPotentialDuplicate: false,
  },
  job: {
    location: { locationId: 'kitchen', location: 'Kitchen' },
    trade: 'Plumbing',
    cause: { cause: 'General Wear and Tear', causeId: 1 },
    sorCode: 'NA',
    description: 'Taps: Leaking tap',
    repairReason: 'Leaking tap',
    repairReasonIdentifier: null,
    priority: 'NA',
    additionalInformation: 'The hot one drips all day.',
  },
  asset: {
    type: { assetTypeId: 6, assetTypeName: 'Property' },
    fullAddress: '14 Quay Court, Harbour',
    isInDefect: false,
  },
  contractor: {
    name: 'Brightwater Services',
    phoneNumber: '0300 123 4567',
    builderName: null,
    builderPhoneNumber: null,
    siteStatus: 'ACTIVE',
    isIntegrated: true,
    isEMA: false,
    isBuilder: false,
  },
  customer: {
    name: { title: '', givenName: 'Amara', surname: 'Okafor' },
    chargeCustomer: false,
    vulnerability: { isVulnerable: false, VulnerableResponseText: '' },
    notification: { notifyAll: true, emails: [] },
  },
  reporter: {
    name: { givenName: 'Amara', surname: 'Okafor' },
    telecomsAddresses: [{ type: 'Mobile', number: '07700900123' }],
    reporterToBeContacted: true,
    organisation: '',
    relationship: null,
    reportingMethod: { reportingMethodId: 1, reportingMethod: 'Online' },
  },
  appointments: [
    {
      identifier: '00000000-0000-4000-8000-000000000003',
      appointmentStartDatetime: '2031-11-27T08:00:00',
      appointmentEndDatetime: '2031-11-27T12:00:00',
      availabilityType: 'AM',
      isPreference: false,
      createDateTime: '2031-11-20T09:05:00.000Z',
    },
  ],
  eligibilityOutcomes: [],
  raisedBy: { personName: { title: '', givenName: 'Amara', surname: 'Okafor' }, digitalAddresses: [] },
  channel: 'CustomerSelfService',
  raisedDate: '2031-11-20T09:00:00.000Z',
  completedDate: null,
  lastAppointmentCreatedDate: '2031-11-20T09:05:00.000Z',
  currentStep: 0,
  completedStep: 0,
};

type History = AnswerOf<typeof getWorksOrderHistory>;

export const history: History = {
  historyItems: [
    {
      statusTitle: 'Appointment made',
      comments: 'Thursday 27 November 2031, 8am to midday.',
      createDateTime: '2031-11-20T09:05:00.000Z',
      appointment: null,
    },
    {
      statusTitle: 'Repair reported',
      comments: '',
      createDateTime: '2031-11-20T09:00:00.000Z',
      appointment: null,
    },
  ],
  next: { kind: 'visit', from: '2031-11-27T08:00:00', by: '2031-11-27T12:00:00', isLate: false },
  hazard: null,
};

export const summary: WorksOrderSummary = {
  identifiers: { worksOrderIdentifier: id, jobNumber: 'R-1000001', siteIdentifier: null },
  statuses: {
    status: 'Appointed',
    isDraft: false,
    isPotentialDuplicate: false,
    isVulnerable: null,
    isSubmitted: true,
    isEmergency: false,
    isOutOfHours: false,
    isRaisedAsTriage: false,
    isRecall: false,
  },
  job: {
    sorCode: 'NA',
    description: 'Taps: Leaking tap',
    trade: 'Plumbing',
    repairReason: 'Leaking tap',
    additionalInformation: 'The hot one drips all day.',
    location: 'Kitchen',
    priority: 'NA',
  },
  asset: order.asset,
  contractor: null,
  appointments: [],
  next: null,
  raisedBy: { personName: { title: '', givenName: 'Amara', surname: 'Okafor' } },
  channel: 'CustomerSelfService',
  raisedDate: '2026-11-20T09:00:00.000Z',
  completedDate: null,
};

/** One of several repairs. */
export const orderOf = (
  number: number,
  reason: string,
  {
    statuses,
    ...changes
  }: Omit<Partial<WorksOrderSummary>, 'statuses'> & {
    readonly statuses?: Partial<WorksOrderSummary['statuses']>;
  } = {},
): WorksOrderSummary => ({
  ...summary,
  identifiers: {
    worksOrderIdentifier: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    jobNumber: `R-${number}`,
    siteIdentifier: null,
  },
  job: { ...summary.job, description: reason, repairReason: reason },
  ...changes,
  statuses: { ...summary.statuses, ...statuses },
});
