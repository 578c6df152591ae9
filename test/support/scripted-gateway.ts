import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import * as v from 'valibot';
import type { AnswerOf, Call, CallOptions, Gateway, RequestOf } from '../../contract/call.ts';

/** A call as it was sent. */
export interface Sent {
  readonly id: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly key: string | undefined;
  /** State that the order was known in. */
  readonly eTag: string | undefined;
}

/** What each call answers, in turn; the last answer is given again. An error is thrown. */
export type Script = Readonly<Record<string, readonly unknown[]>>;

/** A gateway that answers by script, takes no request that is not as agreed, and remembers what was sent. */
export function scriptedGateway(script: Script) {
  const sent: Sent[] = [];
  const agreed = (call: Call, part: 'params' | 'query' | 'body', request: unknown) => {
    const value = (request as Readonly<Record<string, unknown>>)[part];
    const schema = call[part];
    if (schema) deepStrictEqual(v.parse(schema, value), value, `${part} of ${call.id}`);
    return value;
  };
  const gateway: Gateway = {
    async call<C extends Call>(call: C, request: RequestOf<C>, options: CallOptions = {}) {
      const answers = script[call.id] ?? [];
      const earlier = sent.filter(({ id }) => id === call.id).length;
      sent.push({
        id: call.id,
        params: agreed(call, 'params', request),
        query: agreed(call, 'query', request),
        body: agreed(call, 'body', request),
        key: options.idempotencyKey,
        eTag: options.eTag,
      });
      strictEqual(
        options.idempotencyKey !== undefined,
        call.needsIdempotencyKey === true,
        `key of ${call.id}`,
      );
      strictEqual(options.eTag !== undefined, call.needsEntityTag === true, `entity tag of ${call.id}`);
      const answer = answers[Math.min(earlier, answers.length - 1)];
      if (answer instanceof Error) throw answer;
      return answer as AnswerOf<C>;
    },
  };
  return { gateway, sent };
}
