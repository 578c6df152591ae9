import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Call } from '../../contract/call.ts';
import { searchCases } from '../../contract/cases.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import type { Parts } from '../caller.ts';
import { type Check, endsSession, noTag, residentCalls } from '../check.ts';
import type { Person } from '../person.ts';
import { expectStatus } from '../reply.ts';

/** Calls that name nothing of a resident, and answer everybody alike. */
export const impersonal = [
  'getReferenceData',
  'findRepairReasons',
  'findCaseTypes',
  'checkEnhancedEligibility',
  'determinePriority',
  'listContractors',
  'getConfiguration',
  'getConfigurations',
  'determineCaseTeam',
];
/** Calls that answer what is the caller's own without being told whose. */
export const filtered = ['searchWorksOrders', 'searchCases'];

/** Calls about something that is one resident's. */
export const personal: readonly Call[] = residentCalls.filter(
  ({ id }) => ![...impersonal, ...filtered, ...endsSession].includes(id),
);

/** The values of a resident, as they may stand in a request. */
const identifiersIn = (person: Person): readonly string[] =>
  [
    person.caller.customerId,
    person.home.id,
    person.home.uprn,
    person.tenancy.tenancyId,
    person.account['account-identifier'],
    person.account.identifiers['pay-ref'],
    person.draftId,
    person.documentId,
    person.uploadId,
    person.complaintId,
    person.paymentId,
    person.communicationId,
    person.statementId,
    person.buildingDocumentId ?? '',
  ].filter((value) => value !== '');

/** The same request about things that nobody has. */
export function aboutNothing(parts: Parts, person: Person): Parts {
  const isId = (value: string) => value.includes('-') && value.length === 36;
  const nothing = new Map(
    identifiersIn(person).map((value) => [value, isId(value) ? randomUUID() : '999999999999']),
  );
  const { content, ...rest } = parts;
  const text = JSON.stringify(rest, (_name, value) =>
    typeof value === 'string' ? (nothing.get(value) ?? value) : value,
  );
  return { ...JSON.parse(text), ...(content ? { content } : {}) };
}

/** Every call about something of a resident: another one is answered as if it did not exist. */
export const ownership: readonly Check[] = [
  ...personal.map(
    (call) =>
      ({
        part: 'Ownership',
        says: `${call.id} answers another resident as if there were nothing`,
        async run({ a, b, examples }) {
          const options = call.needsEntityTag ? { eTag: noTag } : {};
          const theirs = examples.b[call.id] ?? {};
          const [refused, absent] = [
            await a.caller.send(call, theirs, options),
            await a.caller.send(call, aboutNothing(theirs, b), options),
          ];
          assert.equal(refused.status, 404, `${call.id} about another resident’s answered ${refused.status}`);
          assert.equal(absent.status, 404, `${call.id} about nothing answered ${absent.status}`);
          assert.equal(refused.text, absent.text, `${call.id} tells what is another’s from what is nobody’s`);
        },
      }) satisfies Check,
  ),
  {
    part: 'Ownership',
    says: 'lists hold what is the caller’s alone, also under another’s id',
    async run({ a, b }) {
      const home = { propertiesIds: [b.home.id] };
      const orders = await a.caller.ask(searchWorksOrders, { query: { ...home, limit: 100 } });
      assert.equal(orders.totalCount, 0, 'repairs of another resident’s home are found');
      const { models } = await b.caller.ask(searchWorksOrders, { query: { limit: 100 } });
      const mine = await a.caller.ask(searchWorksOrders, { query: { limit: 100 } });
      const ids = new Set(mine.models.map(({ identifiers }) => identifiers.worksOrderIdentifier));
      const shared = models.filter(({ identifiers }) => ids.has(identifiers.worksOrderIdentifier));
      assert.equal(shared.length, 0, 'two residents are shown the same repairs');
      const cases = await a.caller.send(searchCases, { query: { customerId: b.caller.customerId } });
      expectStatus(cases, 200, 404);
      if (cases.status === 200) {
        assert.equal(JSON.parse(cases.text).cases.length, 0, 'requests of another resident are found');
      }
    },
  },
];
