import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CardProvider, createCardProvider } from './card-provider.ts';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

let heard: Heard[] = [];
let answers: { status: number; body?: unknown }[] = [];

const server = createServer(async (request: IncomingMessage, response) => {
  const { method, url, headers } = request;
  heard.push({
    method,
    url,
    authorization: headers.authorization,
    contentType: headers['content-type'],
    body: await text(request),
  });
  const { status, body } = answers.shift() ?? { status: 500 };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
});

let cards: CardProvider;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cards = createCardProvider({
    frameOrigin: 'https://cards.example',
    clientCode: 'HARBOUR',
    apiKey: () => 'key',
    noticeSecret: () => 'secret',
    portalOrigin: 'https://homes.example',
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
  answers = [];
});

const payment = { reference: 'a/b', customerReference: '310000801', amount: 25_50 };
const seen = {
  reference: 'a/b',
  customerReference: '310000801',
  amount: 25_50,
  state: 'paid',
  transactionId: 'CT-1',
} as const;

describe('opening the frame', () => {
  it('makes the payment known, and then asks for what opens it', async () => {
    answers = [{ status: 200 }, { status: 200, body: { token: 'token-1' } }];
    expect(await cards.open(payment)).toBe('token-1');
    expect(heard).toEqual([
      {
        method: 'PUT',
        url: '/payments/a%2Fb',
        authorization: 'Bearer key',
        contentType: 'application/json',
        body: JSON.stringify({
          customerReference: '310000801',
          amount: 25_50,
          portalOrigin: 'https://homes.example',
        }),
      },
      {
        method: 'POST',
        url: '/payments/a%2Fb/token',
        authorization: 'Bearer key',
        contentType: undefined,
        body: '',
      },
    ]);
  });

  it('is refused for a payment that was tried already', async () => {
    answers = [{ status: 200 }, { status: 409 }];
    expect(await cards.open(payment)).toBeUndefined();
  });

  it('fails where another payment goes by this name, and asks for nothing more', async () => {
    answers = [{ status: 409 }];
    await expect(cards.open(payment)).rejects.toThrow('knows another payment by this name');
    expect(heard).toHaveLength(1);
  });

  it('fails where the answer has no token', async () => {
    answers = [{ status: 200 }, { status: 200, body: {} }];
    await expect(cards.open(payment)).rejects.toThrow('token');
  });
});

describe.each([
  ['finding a payment', 'GET', () => cards.findPayment('a/b')],
  ['giving a payment up', 'DELETE', () => cards.cancel('a/b')],
] as const)('%s', (_, method, ask) => {
  it('answers how it stands', async () => {
    answers = [{ status: 200, body: seen }];
    expect(await ask()).toEqual(seen);
    expect(heard).toMatchObject([{ method, url: '/payments/a%2Fb', authorization: 'Bearer key', body: '' }]);
  });

  it('answers nothing of one that was never made known', async () => {
    answers = [{ status: 404 }];
    expect(await ask()).toBeUndefined();
  });

  it('fails where the card provider does, and says how', async () => {
    answers = [{ status: 503 }];
    await expect(ask()).rejects.toThrow('the card provider answered 503');
  });

  it.each([{ amount: 25.5 }, { state: 'gone' }, { transactionId: undefined }, { customerReference: null }])(
    'fails where the answer is not as agreed: %o',
    async (wrong) => {
      answers = [{ status: 200, body: { ...seen, ...wrong } }];
      await expect(ask()).rejects.toThrow();
    },
  );
});

it('has its form and its calls at one origin, unless told', async () => {
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const real = createCardProvider({
    frameOrigin: origin,
    clientCode: 'HARBOUR',
    apiKey: () => 'key',
    noticeSecret: () => 'secret',
    portalOrigin: 'https://homes.example',
  });
  answers = [{ status: 200, body: seen }];
  await real.findPayment('a/b');
  expect(heard).toHaveLength(1);
  expect(real).toMatchObject({
    frameOrigin: origin,
    frameAddress: `${origin}/frame`,
    clientCode: 'HARBOUR',
  });
  expect(real.noticeSecret()).toBe('secret');
});
