import { connect, type Socket } from 'node:net';

/** One request to send over and over. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a server did under load. Latencies in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Sends a request, or each time the next one, over `connections` kept-alive connections, each waiting for its answer before the next, for a number
 * of seconds. Throws at the first answer that is no success. Plain sockets, so that the sender costs little.
 */
export async function load(
  target: { readonly port: number; readonly request: LoadRequest | (() => LoadRequest) },
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const next = nextMessage(target.request, target.port);
  const deadline = performance.now() + seconds * 1000;
  const latencies = await Promise.all(
    Array.from({ length: connections }, () => oneConnection(target.port, next, deadline)),
  );
  const sorted = latencies.flat().sort((a, b) => a - b);
  return {
    perSecond: sorted.length / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}

function nextMessage(request: LoadRequest | (() => LoadRequest), port: number): () => Buffer {
  if (typeof request === 'function') return () => encodeRequest(request(), port);
  const message = encodeRequest(request, port);
  return () => message;
}

function encodeRequest({ method, path, headers, body }: LoadRequest, port: number): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

function oneConnection(port: number, next: () => Buffer, deadline: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const latencies: number[] = [];
    let sent = 0;
    let received = '';
    const send = (): void => {
      const message = next();
      sent = performance.now();
      socket.write(message);
    };
    socket.setEncoding('latin1');
    socket.once('connect', send);
    socket.once('error', reject);
    socket.on('data', (part: string) => {
      received += part;
      if (!isCompleteResponse(received)) return;
      if (!/^HTTP\/1\.1 2/.test(received)) {
        socket.destroy();
        reject(new Error(`not a success: ${received.slice(0, 400)}`));
        return;
      }
      received = '';
      const now = performance.now();
      latencies.push(now - sent);
      if (now < deadline) send();
      else socket.end(() => resolve(latencies));
    });
  });
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
