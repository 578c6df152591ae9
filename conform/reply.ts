import assert from 'node:assert/strict';
import * as v from 'valibot';
import type { AnswerOf, Call } from '../contract/call.ts';
import { Problem } from '../contract/problem.ts';

/** What came back from a call, with its body read. */
export interface Reply {
  readonly call: Call;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
}

const statusOf = (call: Call): number => call.status ?? (call.answer || call.file ? 200 : 204);

const typeOf = ({ headers }: Reply): string => headers.get('content-type') ?? '';

/** Fails with what is wrong in the parts of a value that a schema refuses. */
function assertShape(schema: v.GenericSchema, value: unknown, what: string): void {
  const { success, issues } = v.safeParse(schema, value);
  const [issue] = issues ?? [];
  assert.ok(success, `${what}: ${issue && v.getDotPath(issue)}: ${issue?.message}`);
}

function json(reply: Reply, what: string): unknown {
  try {
    return JSON.parse(reply.text);
  } catch {
    assert.fail(`${what} is not JSON: ${reply.text.slice(0, 80)}`);
  }
}

/** Fails unless a refusal has the form that every refusal has: a problem document that names its status. */
function checkRefusal(reply: Reply): void {
  const { call, status, headers } = reply;
  const what = `${call.id} ${status}`;
  assert.ok(status < 500 || status === 503, `${what}: ${reply.text.slice(0, 200)}`);
  assert.match(typeOf(reply), /^application\/problem\+json/, `${what} is no problem document`);
  const body = json(reply, what);
  assertShape(call.refusals?.[status] ?? Problem, body, what);
  const problem = body as Problem;
  assert.equal(problem.status, status, `${what} says another status in its body`);
  assert.notEqual(problem.title, '', `${what} has no title`);
  if (status === 429 || status === 503) {
    assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/, `${what} without seconds in Retry-After`);
  }
}

/** Fails unless an answer has the status, the type, the shape and the entity tag that the contract says. */
function checkSuccess(reply: Reply): void {
  const { call, status, headers } = reply;
  const what = `${call.id} ${status}`;
  assert.equal(status, statusOf(call), `${call.id} answered ${status}`);
  if (call.answersEntityTag) {
    assert.match(headers.get('etag') ?? '', /^(?:W\/)?"[^"]+"$/, `${what} without an entity tag`);
  }
  if (call.file) {
    assert.equal(typeOf(reply).split(';')[0], call.file, `${what} is of another type`);
    assert.ok(reply.bytes.length > 0, `${what} is empty`);
    return;
  }
  if (!call.answer) {
    assert.equal(reply.text, '', `${what} has a body`);
    return;
  }
  assert.match(typeOf(reply), /^application\/json/, `${what} is not application/json`);
  assertShape(call.answer, json(reply, what), what);
}

/** Fails unless a reply has a form that the contract knows, whatever it answers. */
export function checkForm(reply: Reply): void {
  if (reply.status >= 200 && reply.status < 300) checkSuccess(reply);
  else checkRefusal(reply);
}

/** Fails unless the reply has this status. */
export function expectStatus(reply: Reply, ...wanted: readonly number[]): void {
  assert.ok(
    wanted.includes(reply.status),
    `${reply.call.id} answered ${reply.status} and not ${wanted.join(' or ')}: ${reply.text.slice(0, 200)}`,
  );
}

/** What a call answered, with its entity tag. Fails when it was refused. */
export function answerOf<C extends Call>(call: C, reply: Reply): AnswerOf<C> {
  expectStatus(reply, statusOf(call));
  const eTag = reply.headers.get('etag');
  return {
    ...(call.answer ? JSON.parse(reply.text) : {}),
    ...(eTag === null ? {} : { eTag }),
  } as AnswerOf<C>;
}

/** The problem document of a refusal. */
export const problemIn = (reply: Reply): Problem => JSON.parse(reply.text) as Problem;
