import type { Call } from '../../contract/call.ts';

/** What comes of a request: an answer, no answer at all, or a connection that is cut. */
export type Reply = Response | 'silence' | 'cut';

/** One way in which a call can go wrong. */
export interface CallFault {
  readonly name: string;
  /** What the provider sends back. */
  reply(call: Call): Reply;
  /** The provider did what it was asked for all the same. */
  readonly takesEffect?: true;
  /** Milliseconds before the reply comes. */
  readonly late?: number;
}

const problemOf = (status: number, more: object = {}) =>
  JSON.stringify({ type: 'about:blank', title: `Problem ${status}`, status, ...more });

const problem =
  (status: number, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  (): Response =>
    new Response(problemOf(status, more), {
      status,
      headers: { 'Content-Type': 'application/problem+json', ...headers },
    });

/** A successful answer with this text; a status that allows no text becomes 200. */
const answered = (text: string) => (call: Call) =>
  new Response(text, {
    status: call.status === undefined || call.status === 204 ? 200 : call.status,
    headers: { 'Content-Type': 'application/json' },
  });

const page = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** Every way in which a call can go wrong. */
export const callFaults: readonly CallFault[] = [
  { name: '400 with fields', reply: problem(400, { errors: { field: ['is not as agreed'] } }) },
  { name: '400 bare', reply: () => new Response(null, { status: 400 }) },
  { name: '401', reply: problem(401) },
  { name: '403', reply: problem(403) },
  { name: '404', reply: problem(404) },
  { name: '409', reply: problem(409) },
  { name: '412', reply: problem(412) },
  { name: '422', reply: problem(422) },
  { name: '428', reply: problem(428) },
  { name: '429', reply: problem(429, {}, { 'Retry-After': '7' }) },
  { name: '500', reply: problem(500) },
  {
    name: '502 page',
    reply: () => new Response(page, { status: 502, headers: { 'Content-Type': 'text/html' } }),
  },
  { name: '503', reply: problem(503) },
  { name: 'time-out', reply: () => 'silence' },
  { name: 'drop before', reply: () => 'cut' },
  { name: 'drop after', reply: () => 'cut', takesEffect: true },
  { name: 'malformed', reply: answered('{"broken":'), takesEffect: true },
  { name: 'wrong shape', reply: answered('["nothing that was agreed"]'), takesEffect: true },
  { name: 'slow', reply: () => 'silence', late: 10 },
];

/** The status that a fault answers with; undefined where it answers none. */
export function statusOf(fault: CallFault, call: Call): number | undefined {
  const reply = fault.reply(call);
  return typeof reply === 'string' ? undefined : reply.status;
}

/** Whether a call cannot tell this fault from a good answer: it is only late, or nothing is read of the answer. */
export const isHarmless = (fault: CallFault, call: Call): boolean =>
  fault.late !== undefined ||
  (call.answer === undefined && call.file === undefined && /malformed|wrong shape/.test(fault.name));
