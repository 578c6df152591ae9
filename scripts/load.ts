import { connect, type Socket } from 'node:net';

/** One request to send over and over. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What to ask, and of which server of this machine. */
export interface LoadTarget {
  readonly port: number;
  /** The same each time, or the next one. */
  readonly request: LoadRequest | (() => LoadRequest);
}

/** What a server did under load. Latencies in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Most connections of a load that does not wait for answers. */
const mostConnections = 256;

/**
 * Sends a request, or each time the next one, over `connections` kept-alive connections, each waiting for its answer before
 * the next, for a number of seconds; at least one over each, however busy the machine is. Throws at the first answer that is
 * no success. Plain sockets, so that the sender costs little.
 */
export async function load(
  { port, request }: LoadTarget,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const next = nextMessage(request, port);
  const deadline = performance.now() + seconds * 1000;
  const latencies = await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = openConnection(port);
      const own: number[] = [];
      do {
        const sent = performance.now();
        await connection.exchange(next());
        own.push(performance.now() - sent);
      } while (performance.now() < deadline);
      connection.close();
      return own;
    }),
  );
  return loadResult(latencies.flat(), seconds);
}

/**
 * Sends so many requests a second for a number of seconds, whether or not those before are answered, as residents do who do not know
 * of each other. Latencies count from the moment at which a request was due. Throws at the first answer that is no success.
 */
export async function loadAtRate(
  { port, request }: LoadTarget,
  perSecond: number,
  seconds: number,
): Promise<LoadResult> {
  const next = nextMessage(request, port);
  const idle: Connection[] = [];
  let opened = 0;
  const waiting: ((connection: Connection) => void)[] = [];
  const acquire = async (): Promise<Connection> => {
    const free = idle.pop();
    if (free) return free;
    if (opened === mostConnections) return new Promise((resolve) => waiting.push(resolve));
    opened += 1;
    return openConnection(port);
  };
  const release = (connection: Connection): void => {
    const first = waiting.shift();
    if (first) first(connection);
    else idle.push(connection);
  };
  const start = performance.now();
  const answered = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const due = start + (index * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const connection = await acquire();
    await connection.exchange(next());
    release(connection);
    return performance.now() - due;
  });
  const latencies = await Promise.all(answered);
  const took = (performance.now() - start) / 1000;
  for (const connection of idle) connection.close();
  return loadResult(latencies, took);
}

function loadResult(latencies: readonly number[], seconds: number): LoadResult {
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    perSecond: sorted.length / seconds,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
  };
}

function nextMessage(request: LoadRequest | (() => LoadRequest), port: number): () => Buffer {
  if (typeof request === 'function') return () => encodeRequest(request(), port);
  const message = encodeRequest(request, port);
  return () => message;
}

/** A request as it is sent over a connection. */
export function encodeRequest({ method, path, headers, body }: LoadRequest, port: number): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/** A kept-alive connection, over which one request is sent at a time. */
export interface Connection {
  /** Sends an encoded request and waits for its whole answer. Rejects where that is no success. */
  exchange(message: Buffer): Promise<void>;
  close(): void;
}

/** Opens a connection to a server of this machine. */
export function openConnection(port: number): Connection {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let received = '';
  let settle = { resolve: () => {}, reject: (_error: Error) => {} };
  socket.setEncoding('latin1');
  socket.on('error', (error) => settle.reject(error));
  socket.on('close', () => settle.reject(new Error('the connection was closed')));
  socket.on('data', (part: string) => {
    received += part;
    if (!isCompleteResponse(received)) return;
    const answer = received;
    received = '';
    if (/^HTTP\/1\.1 2/.test(answer)) return settle.resolve();
    settle.reject(new Error(`not a success: ${answer.slice(0, 15)} ... ${answer.slice(-400)}`));
    socket.destroy();
  });
  return {
    exchange: (message) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(message);
      }),
    close: () => socket.end(),
  };
}

/** Whether a text holds a whole HTTP answer, by its Content-Length, its last chunk, or its having no body. */
export function isCompleteResponse(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = received.slice(0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return received.length - end - 4 >= Number(length);
  return /\r\ntransfer-encoding: chunked/i.test(head) ? received.endsWith('0\r\n\r\n') : true;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
