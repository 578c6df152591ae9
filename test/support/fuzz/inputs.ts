import { toJsonSchema } from '@valibot/to-json-schema';
import fc, { type Arbitrary } from 'fast-check';
import type * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { badValue, type JsonSchema, type KnownValues, schemaValue } from './values.ts';

/** Who sends an input: somebody by the name of a session, or nobody. */
export type Sender = string | undefined;

/** One request, ready to be sent. */
export interface Input {
  readonly call: Call;
  readonly sender: Sender;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const schemaOf = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as JsonSchema;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place in a value, the value itself first. */
function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner).map((rest) => [name, ...rest])),
  ];
}

type Change = (value: unknown) => unknown;

/** The value with what is at one place changed; undefined takes it away. */
function changeAt(value: unknown, [name, ...rest]: readonly string[], change: Change): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === name ? changeAt(item, rest, change) : item));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    key === name ? changeAt(inner, rest, change) : inner,
  ]);
  return Object.fromEntries(entries);
}

/** One way to make parts wrong: another value, a field less, a field more, at any place. */
const spoiling: Arbitrary<(parts: Parts) => Parts> = fc
  .tuple(fc.nat(), badValue, fc.constantFrom('replace', 'replace', 'remove', 'add'))
  .map(([at, bad, kind]) => (parts) => {
    const places = placesOf(parts).filter((place) => place.length > 1);
    const place = places[at % Math.max(places.length, 1)];
    if (place === undefined) return parts;
    const changes: Readonly<Record<string, Change>> = {
      replace: () => bad,
      remove: () => undefined,
      add: (value) =>
        isRecord(value)
          ? { ...value, unknown: bad, constructor: bad }
          : Array.isArray(value)
            ? [...value, bad]
            : bad,
    };
    return changeAt(parts, place, changes[kind] ?? (() => bad)) as Parts;
  });

function addressOf(call: Call, { params, query }: Parts): string {
  const given = isRecord(params) ? params : {};
  const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  // Half a character cannot be part of an address.
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(textOf(given[name]).toWellFormed()),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, textOf(one));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

const usually = <T>(usual: Arbitrary<T>, seldom: Arbitrary<T>): Arbitrary<T> =>
  fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: seldom });

const absent = fc.constant(undefined);

const headersOf = (call: Call): Arbitrary<Readonly<Record<string, string | undefined>>> =>
  fc.record({
    'content-type': usually<string | undefined>(
      fc.constant(call.bytes ?? (call.body === undefined ? undefined : 'application/json')),
      fc.constantFrom(undefined, 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data'),
    ),
    'idempotency-key': call.needsIdempotencyKey
      ? usually<string | undefined>(
          fc.uuid(),
          fc.constantFrom(undefined, 'short', 'x'.repeat(201), 'the-same-key'),
        )
      : fc.constantFrom(undefined, undefined, 'the-same-key'),
    'if-match': call.needsEntityTag
      ? usually<string | undefined>(
          fc.constantFrom('"1"', '"2"', '"3"', 'W/"1"'),
          fc.constantFrom(undefined, '', '"', '*', 'eTag', '"99999999999999999999"', `"${'9'.repeat(400)}"`),
        )
      : absent,
    'sec-fetch-site': usually<string | undefined>(absent, fc.constantFrom('cross-site', 'same-site', '')),
    'x-correlation-id': usually<string | undefined>(absent, fc.constantFrom('x'.repeat(300), "'; --")),
  });

/** The body as text: JSON, or seldom what is none. */
const written = (body: unknown): Arbitrary<string | undefined> =>
  body === undefined
    ? absent
    : usually<string | undefined>(
        fc.constant(JSON.stringify(body)),
        fc.constantFrom(
          undefined,
          '',
          '{',
          '[]',
          'null',
          '"',
          '{"a":1,"a":2}',
          '[1e999]',
          `${'['.repeat(5000)}`,
        ),
      );

/** Bytes of a file, right or wrong, as text. */
const sentBytes = fc.constantFrom(
  'GIF89a',
  'GIF89a'.padEnd(43, '\u0001'),
  'MZ'.padEnd(43, '!'),
  '',
  'x'.repeat(5000),
);

/** Somebody who is signed in, what exists for them, and right parts of calls that are hard to guess. */
export interface KnownSender {
  readonly name: string;
  readonly knownValues: KnownValues;
  readonly examples?: Readonly<Record<string, Partial<Parts>>>;
}

/** The parts of a call: a third of them as its schemas allow, the others with something wrong. */
function partsOf(call: Call, { knownValues: known, examples = {} }: KnownSender): Arbitrary<Parts> {
  const part = (schema: v.GenericSchema | undefined): Arbitrary<unknown> =>
    schema === undefined ? absent : schemaValue(schemaOf(schema), '', known);
  const made = fc.record({ params: part(call.params), query: part(call.query), body: part(call.body) });
  const example = examples[call.id];
  const good = example
    ? fc.oneof(
        made,
        made.map((parts) => ({ ...parts, ...example })),
      )
    : made;
  return fc.oneof(
    good,
    fc.tuple(good, spoiling).map(([value, spoil]) => spoil(value)),
    fc.tuple(good, spoiling, spoiling).map(([value, spoil, more]) => more(spoil(value))),
  );
}

/** Requests of one call. */
export function inputsOf(call: Call, senders: readonly KnownSender[]): Arbitrary<Input> {
  const parts = fc.oneof(
    ...senders.map((sender) => partsOf(call, sender).map((value) => ({ sender: sender.name, value }))),
  );
  const strangers = usually<Sender>(absent, fc.constantFrom('analyst', 'forged'));
  const isStranger = usually(fc.constant(false), fc.constant(true));
  return fc
    .tuple(parts, headersOf(call), strangers, isStranger)
    .chain(([{ sender, value }, headers, stranger, strange]) =>
      (call.bytes ? sentBytes : written(value.body)).map((body) => ({
        call,
        sender: strange ? stranger : call.role === 'analyst' ? 'analyst' : sender,
        address: addressOf(call, value),
        headers: Object.fromEntries(
          Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
        ),
        body: call.method === 'GET' ? undefined : body,
      })),
    );
}

/** Queries that have one or all texts at the greatest length that the schemas allow, in a letter that takes most room. */
export function longestQueries(call: Call): Readonly<Record<string, string>>[] {
  const { properties = {} } = call.query ? schemaOf(call.query) : {};
  const lengths = Object.entries(properties).flatMap(([name, schema]): [string, number][] => {
    const texts = schema.anyOf ?? [schema];
    const longest = Math.max(...texts.map(({ type, maxLength = 0 }) => (type === 'string' ? maxLength : 0)));
    return longest > 0 ? [[name, longest]] : [];
  });
  // Three bytes each; a list is divided at commas.
  const long = ([name, length]: [string, number]): [string, string][] => [
    [name, '\u20ac'.repeat(length)],
    [name, `${'\u20ac'.repeat(39)},`.repeat(3).slice(0, length)],
  ];
  const pairs = lengths.map(long);
  const all = [0, 1].map((kind) => Object.fromEntries(pairs.flatMap((pair) => pair.slice(kind, kind + 1))));
  return [...pairs.flat().map((entry) => Object.fromEntries([entry])), ...all];
}
