import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rewrittenJson } from './rewritten-json.ts';

test('a file laid out otherwise stays so, and what is said by default is not written', () => {
  const schema = v.strictObject({
    all: v.array(v.object({ id: v.number(), on: v.optional(v.boolean(), true) })),
    more: v.optional(v.array(v.string()), []),
    last: v.optional(v.string()),
  });
  const text = '{\n  "all": [{"id":1,\n "on":true}, { "id": 2 }],\n\n  "last": "é"\n}\n';
  const data = v.parse(schema, JSON.parse(text));
  expect(rewrittenJson(text, data, schema)).toBe(text);
  expect(rewrittenJson(text, { ...data, all: data.all.toReversed(), more: ['x'] }, schema)).toBe(
    '{\n  "all": [{ "id": 2 }, {"id":1,\n "on":true}], "more": ["x"], "last": "é"\n}\n',
  );
  expect(rewrittenJson(text, { ...data, all: [{ id: 3, on: true }], last: undefined }, schema)).toBe(
    '{\n  "all": [{ "id": 3 }]\n}\n',
  );
  expect(rewrittenJson('{}', { all: [], more: ['y'] }, schema)).toBe('{"all": [], "more": ["y"]}');
});
