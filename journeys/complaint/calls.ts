import { type CaseItem, searchCases } from '../../contract/cases.ts';
import { createComplaint } from '../../contract/complaints.ts';
import { getCustomer } from '../../contract/customers.ts';
import { shortDate } from '../../contract/dates.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { getWorksOrder, searchWorksOrders } from '../../contract/works-orders.ts';
import type { Tools } from '../../machines/engine/index.ts';
import { contactOf } from '../shared/contact/contact.ts';
import { missedLines } from './missed.ts';
import { type ComplaintSituation, notInList } from './questions.ts';
import type { ComplaintFacts, ComplaintItem, SentComplaint, Services } from './vocabulary.ts';

type ComplaintTools = Tools<Services>;

/** Most repairs, and most service requests, that can be chosen from: the newest ones. */
const maxItems = 100;

/** What is known before the first question. */
export interface Beginning extends Pick<ComplaintFacts, 'resident' | 'repairs' | 'requests' | 'missed'> {
  /** What the resident came from, where it is theirs. */
  readonly chosen: { readonly subject: 'repair' | 'request'; readonly id: string } | null;
}

interface Repair {
  readonly identifiers: { readonly worksOrderIdentifier: string; readonly jobNumber: string | null };
  readonly job: { readonly repairReason: string };
  readonly raisedDate: string;
}

const labelOf = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

const repairItem = ({ identifiers, job, raisedDate }: Repair): ComplaintItem => ({
  id: identifiers.worksOrderIdentifier,
  label: labelOf(job.repairReason, identifiers.jobNumber, shortDate(raisedDate)),
});

const requestItem = ({
  id,
  caseTypeDescription,
  caseReferenceNumber,
  createdDate,
}: CaseItem): ComplaintItem => ({
  id,
  label: labelOf(caseTypeDescription, caseReferenceNumber, shortDate(createdDate)),
});

/** The newest repairs that were sent, and the one that the resident came from where it is none of these. */
async function loadRepairs({ worksOrderId }: ComplaintFacts, { services, signal }: ComplaintTools) {
  const { gateway } = services;
  const { models } = await gateway.call(searchWorksOrders, { query: { limit: maxItems } }, { signal });
  const items = models.filter(({ statuses }) => !statuses.isDraft).map(repairItem);
  if (worksOrderId === '' || items.some(({ id }) => id === worksOrderId)) return items;
  const order = await gateway.call(getWorksOrder, { params: { worksOrderId } }, { signal });
  return order.statuses.isDraft ? items : [repairItem(order), ...items];
}

/** The newest service requests, and the one that the resident came from where it is none of these. */
async function loadRequests({ caseReference }: ComplaintFacts, { services, signal }: ComplaintTools) {
  const { gateway, customerId } = services;
  const search = (query: { readonly limit: number; readonly searchText?: string }) =>
    gateway.call(searchCases, { query: { customerId, ...query } }, { signal });
  const { cases } = await search({ limit: maxItems });
  const isWanted = ({ caseReferenceNumber }: CaseItem) => caseReferenceNumber === caseReference;
  const wanted =
    caseReference === ''
      ? undefined
      : (cases.find(isWanted) ??
        (await search({ limit: maxItems, searchText: caseReference })).cases.find(isWanted));
  const others = cases.filter((one) => one.id !== wanted?.id);
  return { items: [...(wanted ? [wanted] : []), ...others].map(requestItem), wanted };
}

async function loadMissed(
  { aboutMissed, worksOrderId }: ComplaintFacts,
  { services, signal }: ComplaintTools,
): Promise<string> {
  if (!aboutMissed || worksOrderId === '') return '';
  const history = await services.gateway.call(getWorksOrderHistory, { params: { worksOrderId } }, { signal });
  return missedLines(history).join('\n');
}

/** What the complaint can be about, how the resident can be reached, and what was missed where they came from that. */
export async function loadBeginning(
  { facts }: { readonly facts: ComplaintFacts },
  tools: ComplaintTools,
): Promise<Beginning> {
  const { gateway, customerId } = tools.services;
  const [{ addresses }, repairs, { items, wanted }, missed] = await Promise.all([
    gateway.call(getCustomer, { params: { customerId } }, { signal: tools.signal }),
    loadRepairs(facts, tools),
    loadRequests(facts, tools),
    loadMissed(facts, tools),
  ]);
  const repair = repairs.find(({ id }) => id === facts.worksOrderId);
  return {
    resident: {
      phones: [...new Set(addresses.telecomsAddresses.map(({ number }) => number))],
      hasEmail: addresses.digitalAddresses.some(({ address }) => address !== ''),
    },
    repairs,
    requests: items,
    missed,
    chosen: repair
      ? { subject: 'repair', id: repair.id }
      : wanted
        ? { subject: 'request', id: wanted.id }
        : null,
  };
}

const identifierOf = (answer: string | undefined, isAsked: boolean): string | null =>
  !isAsked || answer === undefined || answer === notInList ? null : answer;

/** Sends the complaint, once for a key. */
export async function postComplaint(
  { answers }: ComplaintSituation,
  { services, key, signal }: ComplaintTools,
): Promise<SentComplaint> {
  const { subject, details = '', remedy = '', channel } = answers;
  const contact = channel === 'phone' ? contactOf(answers) : undefined;
  if (!subject || !channel || (channel === 'phone' && !contact))
    throw new Error('the complaint is not complete');
  const sent = await services.gateway.call(
    createComplaint,
    {
      params: { customerId: services.customerId },
      body: {
        subject,
        worksOrderIdentifier: identifierOf(answers.repair, subject === 'repair'),
        caseIdentifier: identifierOf(answers.request, subject === 'request'),
        details: details.trim(),
        remedy: remedy.trim(),
        contact: {
          channel,
          phoneNumber: contact?.phone ?? null,
          name: contact?.name ?? null,
          relation: contact?.relation ?? null,
        },
      },
    },
    { signal, idempotencyKey: key },
  );
  return {
    id: sent.complaintIdentifier,
    reference: sent.complaintReference,
    acknowledgeBy: sent.acknowledgeBy,
    answerBy: sent.answerBy,
  };
}
