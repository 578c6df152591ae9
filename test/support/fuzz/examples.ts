import { assetIdOf } from '../../../gateway/demo/places.ts';
import { newCase } from '../cases.ts';
import { newComplaint } from '../complaints.ts';
import { newRepair } from '../repairs.ts';
import type { Parts } from './inputs.ts';

const home = 'Flat 6, Mill Court';
const picture = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Right parts of calls that hardly anybody makes right by chance, by the call; they are of the resident of this home. */
export const examplesOf = (customerId: string, draftId: string): Readonly<Record<string, Partial<Parts>>> => {
  const repair = newRepair({ premises: home, reason: 'Leaking tap', location: 'Kitchen' });
  const { identifiers: _place, ...answers } = repair;
  const params = { worksOrderId: draftId };
  return {
    createWorksOrder: { body: repair },
    updateWorksOrder: { params, body: answers },
    createCase: { body: newCase(customerId, home) },
    createComplaint: { params: { customerId }, body: newComplaint() },
    chaseWorksOrder: { params, body: {} },
    confirmVisit: { params, body: {} },
    answerFeedback: { params, body: { isSatisfied: false, reason: 'It drips.', isFixed: true } },
    recallWorksOrder: { params, body: { stillWrong: 'It drips again.' } },
    requestComplaintReview: { body: { reason: 'It is still broken.' } },
    uploadDocument: {
      params,
      body: {
        DocumentType: 'WORKORDER',
        Media: picture,
        Metadata: [
          { key: 'filename', value: 'tap.gif' },
          { key: 'content-type', value: 'image/gif' },
        ],
      },
    },
    beginUpload: {
      params,
      body: {
        DocumentType: 'WORKORDER',
        size: 43,
        Metadata: [
          { key: 'filename', value: 'tap.gif' },
          { key: 'content-type', value: 'image/gif' },
        ],
      },
    },
    sendEnquiry: {
      body: {
        additionalDetails: 'I need help with a bill.',
        referralReason: ['Debt advice'],
        referralFor: 'Myself',
        assetIdentifier: assetIdOf(home),
        serviceRequestType: 'financialinclusionenquiry',
        preferredContact: {
          personName: { givenName: 'Sam', surname: 'Reed' },
          relationship: 'Customer',
          phoneNumber: '07700900555',
          phoneNumberType: 'other',
        },
      },
    },
    addNote: { params: { ...params, customerId }, body: { type: 'Other', description: 'Please call me.' } },
    getCompliance: { query: { complianceType: 'GAS' } },
    getTraffic: { query: { from: '2026-01-01', to: '2026-06-01' } },
    listStatements: { query: { yearMonthFrom: '2026/01', yearMonthTo: '2030/01' } },
  };
};
