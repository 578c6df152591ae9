import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { toggleNames } from '../../contract/configuration.ts';
import { offered } from '../../journeys/appointment/samples/records.ts';
import { offeredTypes } from '../../journeys/case/samples/demonstration.ts';

/** A schema as far as answers are made from it. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** Texts of every kind that the contract knows; a text is the first of them that it takes. */
const texts = [
  'text',
  'TEXT',
  '00000000-0000-4000-8000-000000000001',
  '2026-12-01',
  '2026-12-01T08:00:00',
  '2026-11-21T10:00:00.000Z',
  '08:00',
  '1',
  'https://cards.example/pay',
];

const plain: Readonly<Record<string, readonly unknown[]>> = {
  string: texts,
  number: [1, 0, 100],
  boolean: [true],
};

/** A value of a schema: one of each list, everything that may be missing is there. */
function sampleOf(schema: v.GenericSchema): unknown {
  const { type, entries, item, wrapped, options, literal } = schema as unknown as Shape;
  if (entries) return Object.fromEntries(Object.entries(entries).map(([key, of]) => [key, sampleOf(of)]));
  if (item) return [sampleOf(item)];
  if (wrapped) return sampleOf(wrapped);
  if (type === 'picklist') return options?.[0];
  if (type === 'union') return sampleOf(options?.[0] as v.GenericSchema);
  if (type === 'literal') return literal;
  if (type === 'record') return {};
  const found = plain[type]?.find((value) => v.is(schema, value));
  if (found === undefined) throw new Error(`no value is known for a ${type} of the contract`);
  return found;
}

/** Settings that are off while things go their ordinary way. */
const off = ['isMyPbRepairsMaintainence'];

/** What an answer has to say for a journey to go its ordinary way. */
const ordinary: Readonly<Record<string, object>> = {
  getConfiguration: { value: 'true' },
  getConfigurations: {
    settings: toggleNames.map((name) => ({ name, value: off.includes(name) ? 'false' : 'true' })),
  },
  // What the journey was made from: nothing has changed by the time it is read again.
  getReferenceData: { namespaces: [{ namespace: { keyValues: offeredTypes } }] },
  determineSor: { errorCode: null },
  findRepairReasons: { repairReasons: [{ sors: [{ sorCode: 'COMHIU' }] }] },
  getRelatedAssets: {
    assets: [{ assetType: 'Property' }, { assetType: 'Block', attributes: { storeys: 9 } }],
  },
  getAvailability: { availabilities: offered() },
  getWorksOrder: { statuses: { isRecall: false, isEmergency: false, isOutOfHours: false } },
  searchWorksOrders: { totalCount: 2 },
  listCommunications: {
    communications: [{ message: { content: ['Subject', 'Body'] } }],
    'total-count': 2,
  },
  getAccounts: { accounts: [{ 'account-type': 'REN' }] },
  getTransactions: { totalCount: 2 },
  searchCases: { 'total-count': 2 },
  listComplaints: { 'total-count': 1 },
  getTenancies: { tenanciesSummaries: [{ statuses: [{ type: 'isTenancyActive' }] }] },
};

/** One value with another laid over it, lists item by item. */
export function laidOver(under: unknown, over: unknown): unknown {
  if (Array.isArray(under) && Array.isArray(over)) {
    return over.map((item, index) => laidOver(under[index] ?? under[0], item));
  }
  const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(under) || !isRecord(over)) return over;
  return {
    ...under,
    ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, laidOver(under[key], value)])),
  };
}

/**
 * A good answer to a call, made from its schema and checked by it; undefined for a call that answers nothing.
 * @param name what is asked for, by the last part of its address
 */
export function goodAnswer(call: Call, name = ''): unknown {
  if (!call.answer) return undefined;
  const usual = laidOver(sampleOf(call.answer), ordinary[call.id] ?? {});
  const made = off.includes(name) ? laidOver(usual, { value: 'false' }) : usual;
  v.parse(call.answer, made);
  return made;
}
