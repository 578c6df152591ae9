import { connect } from 'node:net';

/** The answer to a request that was written byte by byte. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface RawRequest {
  /** The head of the answer; fails when the connection ends without one. */
  readonly answer: Promise<RawAnswer>;
  /** Fulfilled once everything was handed to the network, or the other side has ended the connection. */
  readonly sent: Promise<void>;
  /** The statuses of all answers so far. */
  answers(): readonly number[];
  end(): void;
}

function readHead(text: string): RawAnswer {
  const [head = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) };
}

/** Writes what no HTTP client would, such as half a request, and keeps the connection open until it is told to end. */
export function sendRawRequest(url: string, ...pieces: readonly (string | Buffer)[]): RawRequest {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  const answer = new Promise<RawAnswer>((resolve, reject) => {
    socket.setEncoding('utf8').on('data', (piece: string) => {
      received += piece;
      if (received.includes('\r\n\r\n')) resolve(readHead(received));
    });
    socket.on('close', () => reject(new Error(`the connection ended with: ${received}`)));
  });
  // Whoever is not interested in the answer need not hear that there is none.
  answer.catch(() => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const written = pieces.map((piece) => new Promise<void>((resolve) => socket.write(piece, () => resolve())));
  socket.on('error', () => socket.destroy());
  const sent = Promise.race([closed, Promise.all(written).then(() => {})]);
  const answers = () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  return { answer, sent, answers, end: () => socket.destroy() };
}

/** The head of a request, ready to be written. */
export const requestHead = (
  method: string,
  address: string,
  headers: Readonly<Record<string, string | number>>,
): string =>
  [
    `${method} ${address} HTTP/1.1`,
    'Host: portal',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
