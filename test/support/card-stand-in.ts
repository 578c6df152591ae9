import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const portalOrigin = 'https://homes.example';
const settings = { clientCode: 'HOMES', apiKey: 'the key' };

export interface KnownPayment {
  readonly reference: string;
  readonly customerReference: string;
  /** Pence. */
  readonly amount: number;
  readonly state: string;
  readonly transactionId: string | null;
}

export interface CardReply {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const page = { 'content-type': 'text/html', 'content-security-policy': `frame-ancestors ${portalOrigin}` };

/** What a card provider that keeps every promise does; tests change one of these. Nobody can pay there. */
export class CardStandIn {
  readonly payments: Map<string, KnownPayment>;

  constructor(payments = new Map<string, KnownPayment>()) {
    this.payments = payments;
  }

  allows(authorization: string | undefined): boolean {
    return authorization === `Bearer ${settings.apiKey}`;
  }

  put(reference: string, asked: Pick<KnownPayment, 'customerReference' | 'amount'>): CardReply {
    const { customerReference, amount } = asked;
    const stored = this.payments.get(reference);
    if (stored && (stored.amount !== amount || stored.customerReference !== customerReference))
      return { status: 409 };
    const payment = stored ?? { reference, customerReference, amount, state: 'open', transactionId: null };
    this.payments.set(reference, payment);
    return { status: 200, body: payment };
  }

  token(reference: string): CardReply {
    const isOpen = this.payments.get(reference)?.state === 'open';
    return isOpen ? { status: 200, body: { token: `${reference} ${randomUUID()}` } } : { status: 409 };
  }

  find(reference: string): CardReply {
    const body = this.payments.get(reference);
    return body ? { status: 200, body } : { status: 404 };
  }

  giveUp(reference: string): CardReply {
    const stored = this.payments.get(reference);
    if (stored) this.payments.set(reference, { ...stored, state: 'cancelled' });
    return this.find(reference);
  }

  show(fields: URLSearchParams): CardReply {
    const [reference = ''] = (fields.get('token') ?? '').split(' ');
    const stored = this.payments.get(reference);
    const isAsAgreed =
      stored !== undefined &&
      fields.get('key') === settings.clientCode &&
      fields.get('customerReference') === stored.customerReference &&
      fields.get('amount') === (stored.amount / 100).toFixed(2);
    return { status: isAsAgreed ? 200 : 403, headers: page };
  }

  async answer({ method, headers, url = '' }: IncomingMessage, body: string): Promise<CardReply> {
    const [, root, reference = '', rest] = url.split('/');
    if (root === 'frame') return this.show(new URLSearchParams(body));
    if (!this.allows(headers.authorization)) return { status: 401 };
    if (rest === 'token') return this.token(reference);
    if (method === 'PUT') return this.put(reference, JSON.parse(body));
    return method === 'DELETE' ? this.giveUp(reference) : this.find(reference);
  }
}

/** Serves a card provider; answers the settings of a gateway that takes payments there. */
export async function serveCards(provider: CardStandIn): Promise<{
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}> {
  const server = createServer(async (request, response) => {
    const { status, body, headers } = await provider.answer(request, await text(request));
    response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    env: {
      PUBLIC_URL: portalOrigin,
      PAYMENT_FRAME_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PAYMENT_CLIENT_CODE: settings.clientCode,
      PAYMENT_API_KEY: settings.apiKey,
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
