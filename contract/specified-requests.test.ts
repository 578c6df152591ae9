import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';

/** As much of a schema as its field names need. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly options?: readonly unknown[];
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The names of all fields below a schema, `?` behind what may be left out, `[]` behind lists. */
function fieldsOf(schema: Shape, before = ''): string[] {
  if (schema.wrapped) return fieldsOf(schema.wrapped, before);
  if (schema.entries) {
    return Object.entries(schema.entries).flatMap(([name, field]) => {
      const path = `${before}${name}${field.type === 'optional' ? '?' : ''}`;
      const inside = fieldsOf(field, `${path}.`);
      return inside.length > 0 ? inside : [path];
    });
  }
  if (schema.item) return fieldsOf(schema.item, before.replace(/\.$/, '[].'));
  const alternatives = (schema.options ?? []).filter(isShape).map((option) => fieldsOf(option, before));
  return [...new Set(alternatives.flat())];
}

interface Request {
  /** The fields that the specification names; `?` behind those that a caller may leave out. */
  readonly query?: string;
  readonly body?: string;
  /** Fields that the specification does not name, each with the reason. */
  readonly further?: Readonly<Record<string, string>>;
}

const statuses = `statuses?.isDraft? statuses?.isSubmitted? statuses?.isSupplementary? statuses?.isVandalism?
  statuses?.isCovidSelfIsolated? statuses?.isEmergency? statuses?.isRiskToHumanLife? statuses?.isPotentialDuplicate?
  statuses?.isCatalyst? statuses?.isRecall? statuses?.isOutOfHours? statuses?.isEMA? statuses?.status?`;

const worksOrder = `${statuses} job?.location?.locationId job?.location?.location job?.sorCode? job?.priority?
  job?.additionalInformation? customer?.vulnerability?.isVulnerable
  customer?.vulnerability?.VulnerableResponseText reporter?.name?.givenName reporter?.name?.surname
  reporter?.telecomsAddresses?[].type? reporter?.telecomsAddresses?[].number reporter?.reporterToBeContacted?
  reporter?.organisation? reporter?.relationship? eligibilityOutcomes?[].code`;

const whichReason = 'the description alone does not say which reason it is, where two are called the same';
const whichHome = 'a resident may have several homes in one block or estate';

/** Every request that carries a query or a body. */
const requests: Readonly<Record<string, Request>> = {
  exchangeToken: { body: 'code state', further: { 'iss?': 'RFC 9207: it tells identity providers apart' } },
  updateCustomer: { body: 'emailAddress mobilePhone homePhone workPhone' },
  getConfigurations: {
    further: { names: 'the specification has no such call; a gateway need not have it' },
  },
  getPremises: { query: 'ids' },
  listCommunications: { query: 'fromDate? toDate? status? assetIdentifier? searchText? limit? skip? sort?' },
  markCommunicationRead: { body: 'status' },
  sendCustomerCommunication: {
    body: `sender.digitalAddresses[].type sender.digitalAddresses[].address communicationType
      communicationTemplateIdentifier content[].identifier content[].value`,
  },
  getRelatedAssets: { query: 'expand?' },
  getAssociates: { query: 'expand?' },
  getCompliance: { query: 'complianceType skip? limit? orderBy?' },
  checkAssetEligibility: { body: 'tenancyGroup' },
  getReferenceData: { query: 'namespaces' },
  findRepairReasons: { query: 'searchText assetType isUsedForCreation? isCatalyst?' },
  findCaseTypes: {
    further: { searchText: 'the specification has no such call; a gateway need not have it' },
  },
  checkRepairEligibility: {
    body: `premisesType maintenanceResponsibility repairResponsibility additionalRepairInfo isRepairEligible
      isCustomerView uprn isInDefects repairType heatingRepairContext`,
    further: { 'repairReasonIdentifier?': 'the codes of a refusal belong to one reason' },
  },
  determineSor: {
    body: 'context propertyAttributes dividedBlockAttributes blockAttributes estateAttributes',
  },
  checkEnhancedEligibility: { body: 'isEmergency sor channel isPotentialDuplicate? isVulnerable?' },
  determinePriority: {
    body: `isEmergency repairType contractorIdentifier isVulnerable isRecall isEMA description channel raisedDate`,
  },
  findContractors: {
    query: `priority? borough? region? repairType? repairTime? uprn? raisedDate? repairCauseId?
      maintenanceResponsibility? repairResponsibility? isVandalism?`,
  },
  createWorksOrder: {
    body: `identifiers.contractorSiteIdentifier? identifiers.crimeReferenceNumber?
      identifiers.asset.assetIdentifier? ${worksOrder} channel?`,
    further: {
      'identifiers.asset.premisesIdentifier': whichHome,
      'job?.repairReasonIdentifier?': whichReason,
    },
  },
  updateWorksOrder: {
    body: `identifiers?.contractorSiteIdentifier? identifiers?.crimeReferenceNumber?
      identifiers?.asset?.assetIdentifier? identifiers?.documents? asset?.type.assetTypeId ${worksOrder}`,
    further: {
      'identifiers?.asset?.premisesIdentifier': whichHome,
      'job?.repairReasonIdentifier?': whichReason,
    },
  },
  searchWorksOrders: {
    query: `searchText? searchTerm? orderBy? raisedSince? status? sor? location? priority? propertiesIds?
      description? isDuplicateCheck? limit? resultsPerPage? skip?`,
    further: {
      'area?': 'the history is filtered by area, and pages are made where the filter is',
      'excludedWorksOrderId?': 'a draft is never its own duplicate',
    },
  },
  checkCancellationEligibility: { body: 'worksOrderIdentifier' },
  addNote: { body: 'type description' },
  sendCommunication: {
    body: 'communicationTemplateIdentifier communicationType content[].identifier content[].value',
  },
  uploadDocument: { body: 'DocumentType Media Metadata[].key Metadata[].value' },
  getAvailability: { query: 'referenceNumber IsExternalWorkOrderRequired? contractorName?' },
  bookAppointment: {
    query: 'contractorName?',
    body: `isPreferences jobNumber diaryCode appointmentFromDate appointmentToDate externalCreateDateTime
      availabilityType isInsideSla reasonCode remarks externalReferenceId metadata[].key metadata[].value`,
  },
  rescheduleAppointment: {
    body: `status reasonCode remarks isPreferred jobNumber appointmentFromDate appointmentToDate
      externalCreateDateTime availabilityType isInsideSla contractorSiteCode`,
  },
  determineCaseTeam: {
    body: 'channel caseSubType caseSubTypeCategory landLord tenancyType caseCategory',
  },
  createCase: {
    body: `caseTypeId caseTypeDescription assignee assigneeType identifiers.assetIdentifier
      identifiers.customerIdentifier identifiers.tenancyIdentifier contactDetails.phoneNumber contactDetails.name
      contactDetails.relationId contactDetails.relation asset.type.assetTypeId asset.type.assetTypeName
      additionalInfo[].questionId additionalInfo[].responseId? additionalInfo[].responseText?`,
  },
  searchCases: { query: 'searchText? order? status? limit? skip? asset? customerId?' },
  sendEnquiry: {
    body: `additionalDetails referralReason referralFor assetIdentifier serviceRequestType
      preferredContact.personName preferredContact.relationship preferredContact.phoneNumber
      preferredContact.phoneNumberType`,
  },
  getTransactions: { query: 'limit? skip? offset? fromDate? toDate? searchText? transactionType?' },
  getLatestTransactions: { query: 'payReference page? size?' },
  listStatements: { query: 'yearMonthFrom yearMonthTo' },
  getPaymentToken: { further: { 'paymentId?': 'a card form belongs to one payment' } },
};

/** Calls that the specification does not have, or whose fields it leaves to the product. */
const own = [
  'beginPayment',
  'beginUpload',
  'sendUploadBytes',
  'trackNavigation',
  'trackStop',
  'trackError',
  'getTraffic',
  'listComplaints',
  'createComplaint',
  'requestComplaintReview',
  'chaseWorksOrder',
  'recallWorksOrder',
  'answerFeedback',
  'updatePreferences',
  'updateAdjustments',
  'confirmVisit',
];

const carrying = calls.filter(({ query, body }) => query !== undefined || body !== undefined);
const namesIn = (text = ''): string[] => text.split(/\s+/).filter(Boolean);
const fieldsOfCall = ({ query, body }: (typeof calls)[number]) =>
  [query, body].flatMap((schema): string[] => (isShape(schema) ? fieldsOf(schema) : []));
const readme = readFileSync(resolve(import.meta.dirname, '../gateway/README.md'), 'utf8');

test('every request of the contract is compared with the specified one', () => {
  const compared = [...Object.keys(requests), ...own];
  const ids = carrying.map(({ id }): string => id);
  const missing = ids.filter((id) => !compared.includes(id));
  const over = compared.filter((id) => !ids.includes(id));
  expect({ missing, over }, 'a call that the specification does not have is in `own` of this file').toEqual({
    missing: [],
    over: [],
  });
});

describe.each(Object.entries(requests))('%s', (id, { query, body, further = {} }) => {
  const call = carrying.find((one) => one.id === id);

  test('carries what is specified, and no more than is said why', () => {
    const expected = [...namesIn(query), ...namesIn(body), ...Object.keys(further)];
    expect(call && fieldsOfCall(call).toSorted()).toEqual(expected.toSorted());
  });

  test.each(Object.keys(further))('%s is in the documentation', (field) => {
    const name = field.replaceAll('?', '').split('.').at(-1);
    const isThere = new RegExp(`\`${id}\`[^\n]*\`${name}\``).test(readme);
    expect(isThere, `${name} of ${id} is missing in the table of gateway/README.md`).toBe(true);
  });
});

/** Further fields without which a request is refused. A body exactly as specified is refused for no other. */
const needed = [
  'getConfigurations names',
  'findCaseTypes searchText',
  'createWorksOrder identifiers.asset.premisesIdentifier',
];

test('a request exactly as specified is refused only where that is known', () => {
  const required = Object.entries(requests).flatMap(([id, { further = {} }]) =>
    Object.keys(further)
      .filter((field) => !field.includes('?'))
      .map((field) => `${id} ${field}`),
  );
  expect(required).toEqual(needed);
});
