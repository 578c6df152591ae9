import { randomUUID } from 'node:crypto';
import { isOk, made, onAnswer, onCall, withHeaders, withJson } from './change.ts';
import type { Answered, Asked, Fault, Forward } from './proxy.ts';

const emptyRequest = (asked: Asked): Asked => ({ ...asked, method: 'GET', body: Buffer.alloc(0) });

/** The tag that a repair has now. */
const presentTag = async (asked: Asked, forward: Forward): Promise<string> =>
  (await forward(withHeaders(emptyRequest(asked), { 'content-type': undefined }))).headers.get('etag') ?? '';

const keyIn = ({ headers }: Asked): string => headers.get('idempotency-key') ?? '';

/** Remembers what a call answered under each key. */
const remembering = (
  id: string,
  says: string,
  again: (before: Answered, asked: Asked) => Answered,
): Fault => ({
  says,
  make: () => {
    const kept = new Map<string, Answered>();
    return async (asked, forward) => {
      if (asked.call?.id !== id || keyIn(asked) === '') return forward(asked);
      const before = kept.get(keyIn(asked));
      if (before) return again(before, asked);
      const answered = await forward(asked);
      if (isOk(answered)) kept.set(keyIn(asked), answered);
      return answered;
    };
  },
});

/** Gateways that are wrong about tags and keys. */
export const faultsOfWriting: readonly Fault[] = [
  onCall('updateWorksOrder', 'a change without a tag is taken', async (asked, forward) =>
    forward(
      asked.headers.has('if-match')
        ? asked
        : withHeaders(asked, { 'if-match': await presentTag(asked, forward) }),
    ),
  ),
  onCall('updateWorksOrder', 'a change under any tag is taken', async (asked, forward) => {
    const answered = await forward(asked);
    if (answered.status !== 412) return answered;
    return forward(
      withHeaders(asked, { 'if-match': await presentTag(asked, forward), 'idempotency-key': randomUUID() }),
    );
  }),
  onCall('getWorksOrder', 'a repair comes without its tag', async (asked, forward) =>
    withHeaders(await forward(asked), { etag: undefined }),
  ),
  onCall('updateWorksOrder', 'a change answers the tag that it came with', async (asked, forward) => {
    const answered = await forward(asked);
    return isOk(answered)
      ? withHeaders(answered, { etag: asked.headers.get('if-match') ?? '"0"' })
      : answered;
  }),
  onAnswer(
    'an old tag is a clash and not a failed precondition',
    (answered) => ({ ...withJson(answered, (json: object) => ({ ...json, status: 409 })), status: 409 }),
    ({ status }, { call }) => status === 412 && call?.id === 'updateCustomer',
  ),
  onCall('createComplaint', 'a complaint without a key is taken', (asked, forward) =>
    forward(keyIn(asked) === '' ? withHeaders(asked, { 'idempotency-key': randomUUID() }) : asked),
  ),
  onCall(
    'addNote',
    'a note that is sent twice is kept twice, and another under its key too',
    (asked, forward) =>
      forward(keyIn(asked) === '' ? asked : withHeaders(asked, { 'idempotency-key': randomUUID() })),
  ),
  onCall('createWorksOrder', 'a repair that is sent twice is there twice', (asked, forward) =>
    forward(keyIn(asked) === '' ? asked : withHeaders(asked, { 'idempotency-key': randomUUID() })),
  ),
  remembering('createCase', 'another request under a key is answered as the first', (before) => before),
  remembering('createComplaint', 'keys of all residents are one', (before) => before),
  {
    says: 'a payment that is sent again is answered in another way',
    make: () => {
      let times = 0;
      return async (asked, forward) => {
        const answered = await forward(asked);
        return asked.call?.id === 'beginPayment' && isOk(answered)
          ? withJson(answered, (json: { frame: object }) => ({
              ...json,
              frame: { ...json.frame, customerReference: String(times++) },
            }))
          : answered;
      };
    },
  },
  onCall('deleteWorksOrder', 'a repair that was sent is deleted as a draft', async (asked, forward) => {
    const answered = await forward(asked);
    return answered.status === 409 ? made(204) : answered;
  }),
];
