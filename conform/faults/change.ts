import type { Answered, Asked, Fault, Forward } from './proxy.ts';

/** Only a call of this name is touched. */
type Touch = (asked: Asked, forward: Forward) => Promise<Answered>;

/** A fault of one call. */
export const onCall = (id: string, says: string, touch: Touch): Fault => ({
  says,
  make: () => (asked, forward) => (asked.call?.id === id ? touch(asked, forward) : forward(asked)),
});

/** A fault in what is answered, to whatever call it applies. */
export const onAnswer = (
  says: string,
  change: (answered: Answered, asked: Asked) => Answered,
  applies: (answered: Answered, asked: Asked) => boolean,
): Fault => ({
  says,
  make: () => async (asked, forward) => {
    const answered = await forward(asked);
    return applies(answered, asked) ? change(answered, asked) : answered;
  },
});

/** The same with other headers; undefined takes one away. */
export function withHeaders<T extends Asked | Answered>(
  message: T,
  changes: Readonly<Record<string, string | undefined>>,
): T {
  const headers = new Headers(message.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return { ...message, headers };
}

/** The same with another body, made from the JSON that it had. */
export function withJson<T extends Asked | Answered>(message: T, change: (json: never) => unknown): T {
  const json = JSON.parse(message.body.toString());
  return { ...message, body: Buffer.from(JSON.stringify(change(json as never))) };
}

/** The same with another query. */
export function withQuery(asked: Asked, change: (query: URLSearchParams) => void): Asked {
  const url = new URL(asked.url);
  change(url.searchParams);
  return { ...asked, url };
}

/** An answer made from nothing. */
export const made = (status: number, json?: unknown): Answered => ({
  status,
  headers: new Headers(
    json === undefined
      ? {}
      : { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  ),
  body: Buffer.from(json === undefined ? '' : JSON.stringify(json)),
});

export const isOk = ({ status }: Answered): boolean => status < 300;
