import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addNote, getWorksOrder } from '../../contract/works-orders.ts';
import { sessionCookie } from '../../gateway/http/cookies.ts';

/** A resident who writes: signed in, with a repair of their own. */
export interface Writer {
  readonly credential: string;
  readonly customerId: string;
  readonly worksOrderId: string;
}

export interface WritersReport {
  readonly requests: number;
  /** Texts of notes of which the gateway said that they are kept. */
  readonly acknowledged: readonly string[];
  /** Answers that a caller may try again, and connections that were cut. */
  readonly triedAgain: number;
  /** Answers that were neither what was asked for nor "try again". */
  readonly refused: readonly string[];
  /** Longest time without any answer that was what was asked for, in milliseconds. */
  readonly longestPauseMs: number;
}

interface Pace {
  readonly perSecond: number;
  /** How long requests are sent at least. */
  readonly seconds: number;
  /** Whether more are sent after that; none unless told. */
  readonly goesOn?: () => boolean;
}

const waitBeforeNextTry = 100;
/** After so many tries, a minute or more, nobody would wait any longer. */
const maxTries = 600;

/**
 * Sends requests at an even pace, half of them notes, and each again under its own key until it is answered, as the
 * portal does. Ends when the last is answered.
 */
export async function write(
  urls: readonly string[],
  writers: readonly Writer[],
  { perSecond, seconds, goesOn = () => false }: Pace,
): Promise<WritersReport> {
  const acknowledged: string[] = [];
  const refused: string[] = [];
  let triedAgain = 0;
  let lastAnswer = performance.now();
  let longestPauseMs = 0;

  const answered = (): void => {
    longestPauseMs = Math.max(longestPauseMs, performance.now() - lastAnswer);
    lastAnswer = performance.now();
  };
  const sendOnce = (number: number, writer: Writer, key: string, tries: number): Promise<Response> => {
    const call = number % 2 === 0 ? addNote : getWorksOrder;
    const place = call.path
      .replace(':customerId', writer.customerId)
      .replace(':worksOrderId', writer.worksOrderId);
    const body = JSON.stringify({ type: 'Other', description: key });
    return fetch(new URL(place, urls[(number + tries) % urls.length]), {
      method: call.method,
      headers: {
        cookie: `${sessionCookie}=${writer.credential}`,
        'x-channel-identifier': 'CustomerSelfService',
        'x-correlation-id': randomUUID(),
        'idempotency-key': key,
        ...(call === addNote ? { 'content-type': 'application/json' } : {}),
      },
      ...(call === addNote ? { body } : {}),
      signal: AbortSignal.timeout(10_000),
    });
  };
  const send = async (number: number): Promise<void> => {
    const writer = writers[number % writers.length];
    if (writer === undefined) throw new Error('nobody writes');
    const key = randomUUID();
    for (let tries = 0; ; tries += 1) {
      const status = await sendOnce(number, writer, key, tries).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => undefined,
      );
      if (status !== undefined && status < 300) {
        answered();
        if (number % 2 === 0) acknowledged.push(key);
        return;
      }
      if (status !== undefined && status !== 503 && status !== 409) {
        refused.push(`request ${number} answered ${status}`);
        return;
      }
      if (tries === maxTries) {
        refused.push(`request ${number} was never answered`);
        return;
      }
      triedAgain += 1;
      await delay(waitBeforeNextTry);
    }
  };

  const began = performance.now();
  const sent: Promise<void>[] = [];
  for (let number = 0; number < perSecond * seconds || goesOn(); number += 1) {
    await delay(Math.max(0, began + (number * 1000) / perSecond - performance.now()));
    sent.push(send(number));
  }
  await Promise.all(sent);
  return {
    requests: sent.length,
    acknowledged,
    triedAgain,
    refused,
    longestPauseMs: Math.round(longestPauseMs),
  };
}
