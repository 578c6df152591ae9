import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { Fault, type FaultKind } from '../../machines/engine/index.ts';

/** What came back over the wire, whatever carried it. */
export interface Received {
  readonly status: number;
  /** A file for a call that is for one. */
  readonly body: string | Blob;
  readonly eTag: string | undefined;
  readonly location: string | undefined;
  /** Seconds that a refusal asks to wait. */
  readonly retryAfter?: number | undefined;
}

const problemDocument = v.object({
  title: v.fallback(v.optional(v.string()), undefined),
  errors: v.fallback(v.optional(v.record(v.string(), v.array(v.string()))), undefined),
});

/** The answer of a successful call, with `ETag` and `Location` merged in. Throws `Fault` malformed. */
export function decodeAnswer(call: Call, received: Received): unknown {
  const body = call.answer ? checked(call.answer, received) : call.file ? fileOf(call.file, received) : {};
  if (typeof body !== 'object' || body === null) return body;
  return Object.assign(body, {
    ...(received.eTag !== undefined && { eTag: received.eTag }),
    ...(received.location !== undefined && { location: received.location }),
  });
}

function fileOf(type: string, { status, body }: Received): { readonly file: Blob } {
  if (typeof body === 'string' || body.type !== type) throw malformed(status, 'The answer is no file');
  return { file: body };
}

function checked(schema: NonNullable<Call['answer']>, received: Received): unknown {
  const body = jsonOf(received.body);
  if (body === undefined) throw malformed(received.status, 'The answer is no JSON');
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw malformed(received.status, `${v.getDotPath(issue) ?? 'The answer'}: ${issue.message}`);
}

const malformed = (status: number, title: string): Fault => new Fault('malformed', { status, title });

/** The fault that a refusal stands for, with what its problem document says. */
export function faultOf({ status, body, retryAfter }: Received): Fault {
  const problem = jsonOf(body);
  const read = v.safeParse(problemDocument, problem);
  const { title, errors } = read.success ? read.output : {};
  return new Fault(kindOfStatus(status), {
    status,
    ...(title !== undefined && { title }),
    ...(errors !== undefined && { errors }),
    retryAfter,
    problem,
  });
}

function kindOfStatus(status: number): FaultKind {
  if (status === 401) return 'signedOut';
  if (status === 404) return 'missing';
  if (status === 429) return 'limited';
  if ([409, 412, 422, 428].includes(status)) return 'conflict';
  return status >= 500 ? 'failed' : 'refused';
}

/** What an appointment call hands back for a refusal that its caller deals with. */
export interface AppointmentRefusal {
  readonly status: number;
  readonly title?: string;
}

/**
 * The value that an appointment call comes back with although it was refused: status and title when the slot is
 * gone (412), the bare status of a read, the body of a write that broke (500). Undefined: it is a fault after all.
 */
export function appointmentRefusal(call: Call, received: Received): AppointmentRefusal | undefined {
  const { status } = received;
  if (status === 412) return { status, title: faultOf(received).title };
  if (call.method === 'GET') return { status };
  if (status !== 500 || (call.method !== 'POST' && call.method !== 'PATCH')) return undefined;
  const body = jsonOf(received.body);
  return { ...(typeof body === 'object' ? body : {}), status };
}

/** The JSON value of a text; undefined when it is none, as with a page of HTML. */
function jsonOf(text: string | Blob): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
