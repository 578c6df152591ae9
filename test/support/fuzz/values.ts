import fc, { type Arbitrary } from 'fast-check';

/** What the generator reads of a JSON schema. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values that exist in the database, by the name of the field that carries one. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** Texts that have broken programs before. */
const nastyTexts = [
  '',
  ' ',
  'a\ud800b',
  '\udc00',
  '\ud83d',
  'a\u0000b',
  '\u0001\u0008\u001b[31m',
  '\u007f\u0085\u2028\u2029',
  '\u202egpj.exe',
  'e\u0301\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  "'; drop table customer; --",
  '%00%ff',
  '%',
  '_\\%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'null',
  'NaN',
  '-0',
  '1e309',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '00000000-0000-4000-8000-000000000000',
  'a,b,,c',
];

const lengthOf = ({ minLength = 0, maxLength = 300 }: JsonSchema): Arbitrary<number> =>
  fc.constantFrom(...new Set([minLength, minLength + 1, Math.max(minLength, maxLength - 1), maxLength]));

/** As long as it may be at most, or as short. */
const boundaryText = (schema: JsonSchema): Arbitrary<string> =>
  fc
    .tuple(lengthOf(schema), fc.constantFrom('a', '7', 'é', '\u{1f600}', ' ', '\ud800', ','))
    .map(([length, sign]) => sign.repeat(length).slice(0, length));

function matching(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // A pattern that the library cannot turn round.
    return fc.string();
  }
}

function textOf(schema: JsonSchema, name: string, known: KnownValues): Arbitrary<string> {
  const own = known[name] ?? [];
  const fitting: Arbitrary<string>[] = [];
  if (own.length > 0) fitting.push(fc.constantFrom(...own));
  if (schema.format === 'uuid') fitting.push(fc.constantFrom(...(known.anyId ?? [])));
  else if (schema.format === 'date') fitting.push(fc.constantFrom('2026-01-31', '2024-02-29', '2030-06-01'));
  else if (schema.format === 'date-time') fitting.push(fc.constantFrom('2026-01-31T10:00:00Z'));
  else if (schema.pattern !== undefined) fitting.push(matching(schema.pattern));
  else if (own.length === 0) fitting.push(boundaryText(schema), fc.string({ maxLength: 20 }));
  return fc.oneof(
    { weight: 12, arbitrary: fc.oneof(...fitting) },
    { weight: 1, arbitrary: boundaryText(schema) },
    { weight: 1, arbitrary: fc.constantFrom(...nastyTexts) },
  );
}

function numberOf(
  { type, minimum = -1, maximum = 1e6 }: JsonSchema,
  name: string,
  known: KnownValues,
): Arbitrary<number> {
  const own = (known[name] ?? []).map(Number).filter(Number.isFinite);
  if (own.length > 0) return fc.constantFrom(...own);
  const edges = fc.constantFrom(minimum, maximum, Math.min(maximum, minimum + 1));
  return type === 'integer'
    ? fc.oneof(edges, fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }))
    : fc.oneof(edges, fc.double({ min: minimum, max: maximum, noNaN: true }));
}

function objectOf(schema: JsonSchema, known: KnownValues): Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(entries.map(([name, inner]) => [name, schemaValue(inner, name, known)]));
  const required = schema.required ?? [];
  const some = fc.record(model, { requiredKeys: [...required] });
  return fc.oneof(some, fc.record(model));
}

function listOf({ items = {}, minItems = 0, maxItems = 3 }: JsonSchema, name: string, known: KnownValues) {
  const item = schemaValue(items, name, known);
  const few = fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(3, maxItems)) });
  const max = fc.array(item, { minLength: Math.min(maxItems, 120), maxLength: Math.min(maxItems, 120) });
  return fc.oneof({ weight: 6, arbitrary: few }, { weight: 1, arbitrary: max });
}

/** Values that a schema allows, as far as it says; those at its bounds, and those that exist, more often than others. */
export function schemaValue(schema: JsonSchema, name: string, known: KnownValues): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map((one) => schemaValue(one, name, known)));
  if (schema.allOf !== undefined) return schemaValue(Object.assign({}, ...schema.allOf), name, known);
  switch (schema.type) {
    case 'string':
      return textOf(schema, name, known);
    case 'number':
    case 'integer':
      return numberOf(schema, name, known);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema, name, known);
    case 'object':
      return schema.properties
        ? objectOf(schema, known)
        : fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 });
    default:
      return fc.oneof(fc.string(), fc.integer(), fc.constant(null));
  }
}

/** What belongs nowhere. */
export const badValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nastyTexts) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      0.5,
      2 ** 31,
      -(2 ** 63),
      1e308,
      [],
      [[]],
      {},
      { toString: 1 },
      'x'.repeat(61),
      'x'.repeat(256),
      'x'.repeat(5000),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
