import type { Carrier } from './send.ts';

/** What a gateway that serves the portal may put into a resident's page: answers to what the page reads first, by address. */
interface Sent {
  readonly customerId: string;
  readonly answers: Record<string, { readonly body: unknown; readonly eTag?: string }>;
}

/** Milliseconds since the page was asked for after which it reads everything itself. */
const oldAfter = 30_000;

/**
 * Answers a read with what came with the page, once; everything else goes out.
 * @param text what came with the page, where anything did
 * @param isStill whether the page is still what it was when it came, and nothing was changed
 */
export function answerFirst(
  text: string | null | undefined,
  send: Carrier['fetch'],
  whose: () => string | undefined,
  isStill: () => boolean,
): Carrier['fetch'] {
  const sent: Sent | undefined = text ? JSON.parse(text) : undefined;
  if (!sent) return send;
  return (input, init) => {
    const { method, url } = input as Request;
    const address = url.slice(new URL(url).origin.length);
    const answer = method === 'GET' ? sent.answers[address] : undefined;
    if (!answer || whose() !== sent.customerId || !isStill() || performance.now() > oldAfter)
      return send(input, init);
    delete sent.answers[address];
    const headers = answer.eTag === undefined ? {} : { ETag: answer.eTag };
    return Promise.resolve(new Response(JSON.stringify(answer.body), { headers }));
  };
}
