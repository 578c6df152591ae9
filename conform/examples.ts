import { randomUUID } from 'node:crypto';
import { calls } from '../contract/calls.ts';
import { wallTime } from '../contract/dates.ts';
import { getReferralReasons, referralReasonsNamespace } from '../contract/enquiry.ts';
import { bookingBody, complaintOf, draftOf, gif, gifMetadata, moveBody } from './bodies.ts';
import type { Parts } from './caller.ts';
import { caseOf } from './case-body.ts';
import type { Person } from './person.ts';

/** Right parts of a call, by its id, that name what is one resident's. */
export type Examples = Readonly<Record<string, Parts>>;

/** A slot long ago, which nobody can book: for requests that are right in form alone. */
const pastSlot = {
  date: '2020-01-06',
  availabilityType: 'AM',
  appointmentFromDate: '2020-01-06T08:00:00',
  appointmentToDate: '2020-01-06T12:00:00',
};

const orderOf = (jobNumber: string) =>
  ({ identifiers: { jobNumber, contractorSiteIdentifier: 'S' } }) as Parameters<typeof bookingBody>[0];

const telephoneOf = ({ customer }: Person, type: string): string =>
  customer.addresses.telecomsAddresses.find((one) => one.type.toLowerCase().includes(type))?.number ?? '';

async function reasonOfReferral({ caller }: Person): Promise<string> {
  const { namespaces } = await caller.ask(getReferralReasons, {
    query: { namespaces: referralReasonsNamespace },
  });
  const offered = (namespaces[0]?.namespace.keyValues ?? []).find(
    ({ displayOnMyPeabody, adviceTypes }) => displayOnMyPeabody && adviceTypes.length === 0,
  );
  return offered?.referralReason ?? '';
}

/** The parameters of every call as this resident's; a call names those that it has. */
const paramsOf = (person: Person): Readonly<Record<string, string>> => ({
  customerId: person.caller.customerId,
  premisesId: person.home.id,
  assetId: person.home.id,
  worksOrderId: person.draftId,
  documentId: person.documentId,
  uploadId: person.uploadId,
  accountId: person.account['account-identifier'],
  paymentId: person.paymentId,
  communicationId: person.communicationId,
  buildingDocumentId: person.buildingDocumentId ?? randomUUID(),
  complaintId: person.complaintId,
  name: 'IsMediaEnabledSS',
});

function bodiesOf(person: Person, referralReason: string): Readonly<Record<string, Parts>> {
  const { home, account, customer, reason } = person;
  const email = customer.addresses.digitalAddresses[0]?.address ?? '';
  const media = { DocumentType: 'WORKORDER', Metadata: gifMetadata };
  const order = orderOf(person.jobNumber);
  const mobilePhone = telephoneOf(person, 'mobile');
  return {
    exchangeToken: { body: { code: 'unknown', state: 'login' } },
    updateCustomer: {
      body: {
        emailAddress: email,
        mobilePhone: /^0\d{10}$/.test(mobilePhone) ? mobilePhone : '07700900999',
        homePhone: '',
        workPhone: '',
      },
    },
    getPremises: { query: { ids: home.id } },
    listCommunications: { query: { limit: 5 } },
    markCommunicationRead: { body: { status: 'READ' } },
    sendCustomerCommunication: {
      body: {
        sender: { digitalAddresses: [] },
        communicationTemplateIdentifier: 'STATEMENT_REQUEST_EMAIL',
        communicationType: 'Email',
        content: [
          { identifier: 'payment_ref', value: account.identifiers['pay-ref'] },
          { identifier: 'customer_name', value: 'A resident' },
          { identifier: 'statement_startdate', value: '2026-01-01' },
          { identifier: 'statement_enddate', value: '2026-01-31' },
          { identifier: 'customer_email', value: email },
        ],
      },
    },
    getRelatedAssets: { query: {} },
    getAssociates: { query: {} },
    getCompliance: { query: { complianceType: 'GAS' } },
    checkAssetEligibility: { body: { tenancyGroup: person.tenancyGroup } },
    getReferenceData: { query: { namespaces: 'repair-locations-property' } },
    findRepairReasons: { query: { searchText: 'tap', assetType: 'Property' } },
    findCaseTypes: { query: { searchText: 'key' } },
    getConfigurations: { query: { names: 'IsMediaEnabledSS' } },
    checkRepairEligibility: {
      body: {
        repairReasonIdentifier: reason.id,
        premisesType: 'Property',
        maintenanceResponsibility: null,
        repairResponsibility: reason.repairResponsibility,
        additionalRepairInfo: '',
        isRepairEligible: true,
        isCustomerView: true,
        uprn: home.uprn,
        isInDefects: false,
        repairType: 'NA',
        heatingRepairContext: null,
      },
    },
    determineSor: {
      body: {
        context: '',
        propertyAttributes: '',
        dividedBlockAttributes: '',
        blockAttributes: '',
        estateAttributes: '',
      },
    },
    checkEnhancedEligibility: {
      body: { isEmergency: false, sor: reason.sors[0]?.sorCode ?? '', channel: 'CustomerSelfService' },
    },
    determinePriority: {
      body: {
        isEmergency: false,
        repairType: 'NA',
        contractorIdentifier: null,
        isVulnerable: false,
        isRecall: false,
        isEMA: 'N',
        description: reason.description,
        channel: 'CustomerSelfService',
        raisedDate: wallTime(new Date('2026-06-01T10:00:00Z')),
      },
    },
    findContractors: { query: {} },
    createWorksOrder: { body: draftOf(person) },
    updateWorksOrder: { body: { job: { additionalInformation: 'Another text.' } } },
    chaseWorksOrder: { body: {} },
    confirmVisit: { body: {} },
    answerFeedback: { body: { isSatisfied: true, reason: '', isFixed: false } },
    updateAdjustments: { body: { needs: ['largePrint'], language: '' } },
    updatePreferences: { body: { reminders: 'email' } },
    recallWorksOrder: { body: { stillWrong: 'It is wrong again.' } },
    searchWorksOrders: { query: { limit: 5 } },
    checkCancellationEligibility: { body: { worksOrderIdentifier: person.draftId } },
    addNote: { body: { type: 'Other', description: 'Made by the conformance checks.' } },
    sendCommunication: {
      body: { communicationTemplateIdentifier: 'T', communicationType: 'Email', content: [] },
    },
    uploadDocument: { body: { ...media, Media: gif.toString('base64') } },
    beginUpload: { body: { ...media, size: gif.length } },
    sendUploadBytes: { query: { offset: 0 }, content: new Blob([gif]) },
    getAvailability: { query: { referenceNumber: person.jobNumber } },
    bookAppointment: { query: {}, body: bookingBody(order, pastSlot) },
    rescheduleAppointment: { body: moveBody(order, pastSlot) },
    searchCases: { query: { limit: 5 } },
    sendEnquiry: {
      body: {
        additionalDetails: 'Made by the conformance checks.',
        referralReason: [referralReason],
        referralFor: 'Myself',
        assetIdentifier: home.id,
        serviceRequestType: 'financialinclusionenquiry',
        preferredContact: {
          personName: 'Sam Reed',
          relationship: 'Other',
          phoneNumber: '07700900555',
          phoneNumberType: 'other',
        },
      },
    },
    listComplaints: { query: { limit: 5 } },
    createComplaint: { body: complaintOf() },
    requestComplaintReview: { body: { reason: '' } },
    getTransactions: { query: { limit: 5 } },
    getLatestTransactions: { query: { payReference: account.identifiers['pay-ref'] } },
    listStatements: { query: { yearMonthFrom: '2020/01', yearMonthTo: '2040/12' } },
    beginPayment: { body: { 'account-identifier': account['account-identifier'], amount: 25 } },
    getPaymentToken: { query: { paymentId: person.paymentId } },
    trackNavigation: { body: { page: '/conform' } },
    trackStop: {
      body: {
        visit: randomUUID(),
        journey: 'repair',
        place: 'emergency',
        reason: 'nobody can give access',
      },
    },
    trackError: { body: { status: '500 Server Error' } },
    getTraffic: { query: { from: '2026-01-01', to: '2026-02-01' } },
    determineCaseTeam: {
      body: {
        channel: 'CustomerSelfService',
        caseSubType: 'x',
        caseSubTypeCategory: 'x',
        landLord: 'Own',
        tenancyType: person.tenancy.tenancyType,
        caseCategory: 'x',
      },
    },
    getStatement: { params: { documentId: person.statementId } },
  };
}

/** A request for every call of the contract that is right in form, with the ids of this resident. */
export async function examplesOf(person: Person): Promise<Examples> {
  const bodies = {
    ...bodiesOf(person, await reasonOfReferral(person)),
    createCase: { body: await caseOf(person) },
  } as Readonly<Record<string, Parts>>;
  const params = paramsOf(person);
  return Object.fromEntries(
    calls.map((call) => {
      const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const own = Object.fromEntries(names.map((name) => [name, params[name]]));
      const { params: more, ...rest } = bodies[call.id] ?? {};
      return [call.id, { ...(names.length > 0 ? { params: { ...own, ...more } } : {}), ...rest }];
    }),
  );
}
