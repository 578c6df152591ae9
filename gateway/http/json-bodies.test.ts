import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { problemOf } from './errors.ts';
import { addJsonParser } from './json-bodies.ts';

const ordinaryBytes = 100_000;
const app = Fastify({ bodyLimit: 10_000_000 });
app.setErrorHandler((error, _request, reply) => reply.code(problemOf(error).status).send('refused'));
addJsonParser(app, ordinaryBytes);
app.post('/', async ({ body }) => ({ body }));

async function send(payload: string) {
  const headers = { 'content-type': 'application/json' };
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/', headers, payload });
  return statusCode === 200 ? (JSON.parse(body) as { readonly body: unknown }).body : statusCode;
}

const list = (length: number): string => JSON.stringify(Array(length).fill(1));

it.each([{ a: [1, 'two', null, { three: true }] }, [], 'text', 0, null])('reads %o', async (value) => {
  expect(await send(JSON.stringify(value))).toEqual(value);
});

it.each(['{', '', '{"a":1}}', '{"__proto__":{"a":1}}'])('refuses %s', async (text) => {
  expect(await send(text)).toBe(400);
});

it('takes 4,000 values, the list that holds them too, and no more', async () => {
  expect(await send(list(3999))).toHaveLength(3999);
  expect(await send(list(4000))).toBe(413);
});

it('counts values wherever they are', async () => {
  const half = list(2001);
  expect(await send(`[${half},${half}]`)).toBe(413);
  expect(await send(`{"a":{"b":${half}},"c":[${half}]}`)).toBe(413);
  // Two lists and one around them.
  expect(await send(`[${list(1998)},${list(1999)}]`)).toHaveLength(2);
});

it('reads a large body that holds a long text, and refuses one that holds anything else', async () => {
  const file = { Media: 'x'.repeat(200_000), name: 'a.gif' };
  expect(await send(JSON.stringify(file))).toEqual(file);
  const short = JSON.stringify(Array(3000).fill('x'.repeat(50)));
  expect(short.length).toBeGreaterThan(ordinaryBytes);
  expect(await send(short)).toBe(413);
  expect(await send(`${' '.repeat(ordinaryBytes - 2)}[]`)).toEqual([]);
});
