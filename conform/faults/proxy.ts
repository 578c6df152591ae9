import { createServer, type IncomingMessage } from 'node:http';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';

/** A request on its way to the gateway. */
export interface Asked {
  /** The call that it is; undefined for anything else. */
  readonly call: Call | undefined;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** An answer on its way back. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

export type Forward = (asked: Asked) => Promise<Answered>;

/** A gateway that breaks one promise. */
export interface Fault {
  readonly says: string;
  /** Stands between the checks and a gateway that keeps every promise. Made anew for each run: it may remember. */
  readonly make: () => (asked: Asked, forward: Forward) => Promise<Answered>;
}

const patterns = calls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/\/api\/v\d\//, '/api/v\\d/').replace(/:\w+/g, '[^/]+')}$`),
}));

const callOf = (method: string, { pathname }: URL): Call | undefined =>
  patterns.find(({ call, pattern }) => call.method === method && pattern.test(pathname))?.call;

/** Of one connection alone, or made anew for what is sent on. */
const perConnection = [
  'connection',
  'content-length',
  'transfer-encoding',
  'host',
  'keep-alive',
  'content-encoding',
];

function headersOf(pairs: Iterable<readonly [string, string]>): Headers {
  const headers = new Headers();
  for (const [name, value] of pairs)
    if (!perConnection.includes(name.toLowerCase())) headers.append(name, value);
  return headers;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

const namesAndValues = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));

const forwardTo =
  (upstream: string): Forward =>
  async ({ method, url, headers, body }) => {
    const response = await fetch(new URL(url.pathname + url.search, upstream), {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    return {
      status: response.status,
      headers: headersOf(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

/** Puts a faulty gateway in front of a right one. */
export async function plant(
  upstream: string,
  fault: Fault,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const forward = forwardTo(upstream);
  const answer = fault.make();
  // Longer than whoever asks keeps a connection, so that none ends as it is used again.
  const server = createServer({ keepAliveTimeout: 120_000 }, async (request, response) => {
    try {
      const url = new URL(request.url ?? '/', upstream);
      const method = request.method ?? 'GET';
      const headers = headersOf(namesAndValues(request.rawHeaders));
      const asked = { call: callOf(method, url), method, url, headers, body: await readBody(request) };
      const answered = await answer(asked, forward);
      response.statusCode = answered.status;
      for (const [name, value] of answered.headers)
        if (name !== 'set-cookie') response.setHeader(name, value);
      const cookies = answered.headers.getSetCookie();
      if (cookies.length > 0) response.setHeader('set-cookie', cookies);
      response.end(answered.body);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
