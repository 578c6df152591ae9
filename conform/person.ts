import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { getAccounts } from '../contract/accounts.ts';
import { listBuildingDocuments } from '../contract/building-safety.ts';
import type { AnswerOf } from '../contract/call.ts';
import { listCommunications } from '../contract/communications.ts';
import { createComplaint } from '../contract/complaints.ts';
import {
  getCustomer,
  getPremises,
  getTenancies,
  getTenancyGroups,
  isTenancyActive,
} from '../contract/customers.ts';
import { uploadDocument } from '../contract/documents.ts';
import { beginPayment } from '../contract/payments.ts';
import {
  findRepairReasons,
  getReferenceData,
  locationNamespaceOf,
  type RepairReason,
} from '../contract/reference.ts';
import { listStatements } from '../contract/statements.ts';
import { beginUpload } from '../contract/uploads.ts';
import { createWorksOrder, searchWorksOrders } from '../contract/works-orders.ts';
import { complaintOf, draftOf, gif, gifMetadata, type RepairLocation, type RepairParts } from './bodies.ts';
import type { Caller } from './caller.ts';
import { answerOf } from './reply.ts';

type Customer = AnswerOf<typeof getCustomer>;
type Account = AnswerOf<typeof getAccounts>['accounts'][number];

/** A resident of the gateway, with what is theirs: some of it found, some of it made for the checks. */
export interface Person extends RepairParts {
  /** What repairs differ by, so that one is no duplicate of another: as many as were found. */
  readonly reasons: readonly RepairReason[];
  readonly locations: readonly RepairLocation[];
  readonly caller: Caller;
  readonly customer: Customer;
  readonly tenancy: AnswerOf<typeof getTenancies>['tenanciesSummaries'][number];
  readonly tenancyGroup: string;
  readonly account: Account;
  /** A draft with a file and an upload that has begun. */
  readonly draftId: string;
  readonly documentId: string;
  readonly uploadId: string;
  readonly jobNumber: string;
  readonly complaintId: string;
  readonly paymentId: string;
  readonly communicationId: string;
  readonly statementId: string;
  /** Undefined where the building has no papers. */
  readonly buildingDocumentId: string | undefined;
}

const searches = ['tap', 'leak', 'door', 'window', 'light'];

/** Searches as the portal does; who is told to wait, as by the check of limits before, waits for so long. */
async function searchPatiently(caller: Caller, searchText: string): Promise<readonly RepairReason[]> {
  const query = { searchText, assetType: 'Property' as const, isUsedForCreation: true };
  for (;;) {
    const reply = await caller.send(findRepairReasons, { query });
    if (reply.status !== 429) return answerOf(findRepairReasons, reply).repairReasons;
    await delay(Number(reply.headers.get('retry-after')) * 1000);
  }
}

/** Reasons that a resident can report a repair of a home for, found as the portal finds them. */
async function findReasons(caller: Caller): Promise<readonly RepairReason[]> {
  const found = new Map<string, RepairReason>();
  for (const searchText of searches) {
    for (const reason of await searchPatiently(caller, searchText)) {
      if (reason.priority === 'Next Available' && reason.sors.length > 0) found.set(reason.id, reason);
    }
  }
  assert.ok(found.size > 0, `no reason of the priority Next Available is found by ${searches.join(', ')}`);
  return [...found.values()];
}

async function findLocations(caller: Caller): Promise<readonly RepairLocation[]> {
  const query = { namespaces: locationNamespaceOf('Property') };
  const { namespaces } = await caller.ask(getReferenceData, { query });
  const found = namespaces[0]?.namespace.keyValues ?? [];
  assert.ok(found.length > 0, 'there are no locations for repairs of a home');
  return found.map(({ key, value }) => ({ locationId: key, location: value }));
}

/** Of whom the checks need some of everything, or there would be nothing to check. */
function need<T>(value: T | undefined, what: string): T {
  assert.ok(value !== undefined, `a resident of the checks needs ${what}`);
  return value;
}

async function foundOf(caller: Caller) {
  const params = { customerId: caller.customerId };
  const [customer, { tenanciesSummaries }, { tenancyGroups }, { accounts }, messages, statements, orders] =
    await Promise.all([
      caller.ask(getCustomer, { params }),
      caller.ask(getTenancies, { params }),
      caller.ask(getTenancyGroups, { params }),
      caller.ask(getAccounts, { params }),
      caller.ask(listCommunications, { params, query: { limit: 1 } }),
      caller.ask(listStatements, { params, query: { yearMonthFrom: '2020/01', yearMonthTo: '2040/12' } }),
      caller.ask(searchWorksOrders, { query: { limit: 100 } }),
    ]);
  const active = tenanciesSummaries.filter(isTenancyActive);
  const ids = active.flatMap(({ premisesIds }) => premisesIds);
  const { premises } = await caller.ask(getPremises, { query: { ids: ids.join(',') } });
  const home = need(
    premises.find(({ assetType }) => assetType === 'Property'),
    'an active tenancy of a home',
  );
  const tenancy = need(
    active.find(({ premisesIds }) => premisesIds.includes(home.id)),
    'a tenancy',
  );
  const { documents } = await caller.ask(listBuildingDocuments, { params: { assetId: home.id } });
  return {
    customer,
    home,
    tenancy,
    tenancyGroup:
      tenancyGroups.find((one) => one.tenancyIdentifier === tenancy.tenancyId)?.tenancyGroup ?? '',
    account: need(accounts[0], 'an account'),
    communicationId: need(messages.communications[0], 'a message').identifier,
    statementId: need(statements.documents[0], 'a statement').id,
    buildingDocumentId: documents[0]?.id,
    jobNumber: need(
      orders.models.flatMap(({ identifiers }) => identifiers.jobNumber ?? [])[0],
      'a repair with a job number',
    ),
  };
}

/** Gets to know a resident, and makes what the checks need besides. */
export async function meet(caller: Caller): Promise<Person> {
  const found = await foundOf(caller);
  const [reasons, locations] = await Promise.all([findReasons(caller), findLocations(caller)]);
  const [reason] = reasons;
  const [location] = locations;
  assert.ok(reason && location);
  const parts = { home: found.home, reason, location };
  const params = { customerId: caller.customerId };
  const draft = await caller.ask(createWorksOrder, { body: draftOf(parts) });
  const worksOrderId = draft.identifiers.worksOrderIdentifier;
  const media = { DocumentType: 'WORKORDER' as const, Metadata: gifMetadata };
  const document = await caller.ask(uploadDocument, {
    params: { worksOrderId },
    body: { ...media, Media: gif.toString('base64') },
  });
  const upload = await caller.ask(beginUpload, {
    params: { worksOrderId },
    body: { ...media, size: gif.length },
  });
  const complaint = await caller.ask(createComplaint, { params, body: complaintOf() });
  const payment = await caller.ask(beginPayment, {
    body: { 'account-identifier': found.account['account-identifier'], amount: 25 },
  });
  return {
    caller,
    ...found,
    ...parts,
    reasons,
    locations,
    draftId: worksOrderId,
    documentId: document.documentIdentifier,
    uploadId: upload.uploadIdentifier,
    complaintId: complaint.complaintIdentifier,
    paymentId: payment['payment-identifier'],
  };
}
