import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { brokenPromises } from '../../support/broken-promises.ts';
import { CardStandIn, serveCards } from '../../support/card-stand-in.ts';

async function brokenBy(
  provider: CardStandIn,
  choice?: { endsAtFailure: true } | { parts: string[] },
): Promise<readonly string[]> {
  const { env, close } = await serveCards(provider);
  try {
    return await brokenPromises('payment', env, choice);
  } finally {
    close();
  }
}

it('a card provider that keeps every promise passes, and has nothing left to be paid', async () => {
  const provider = new CardStandIn();
  expect(await brokenBy(provider)).toEqual([]);
  const states = new Set([...provider.payments.values()].map(({ state }) => state));
  expect([...states]).toEqual(['cancelled']);
});

const framed = (headers: Readonly<Record<string, string>>) => () => ({
  show: () => ({ status: 200, headers: { 'content-type': 'text/html', ...headers } }),
});

it.each<[string, (right: CardStandIn) => Partial<CardStandIn>]>([
  ['knows no payment', () => ({ find: () => ({ status: 404 }) })],
  [
    'knows another amount',
    (right) => ({
      put: (reference, asked) => right.put(reference, { ...asked, amount: asked.amount + 1 }),
    }),
  ],
  [
    'names money before there is any',
    (right) => ({
      find(reference) {
        const { status, body } = right.find(reference);
        return body ? { status, body: { ...body, transactionId: 'T1' } } : { status };
      },
    }),
  ],
  [
    'takes a reference once',
    (right) => ({
      put: (reference, asked) =>
        right.payments.has(reference) ? { status: 409 } : right.put(reference, asked),
    }),
  ],
  [
    'takes another amount under the same reference',
    (right) => ({
      put(reference, asked) {
        right.payments.delete(reference);
        return right.put(reference, asked);
      },
    }),
  ],
  [
    'says that it takes another amount, and does not',
    (right) => ({
      put(reference, asked) {
        const answer = right.put(reference, asked);
        return answer.status === 409 ? right.find(reference) : answer;
      },
    }),
  ],
  [
    'makes up what it is asked for',
    (right) => ({
      find(reference) {
        right.put(reference, { customerReference: '', amount: 1 });
        return right.find(reference);
      },
    }),
  ],
  [
    'answers an error for what it does not know',
    (right) => ({
      find: (reference) => (right.payments.has(reference) ? right.find(reference) : { status: 500 }),
    }),
  ],
  ['gives nothing up', (right) => ({ giveUp: (reference) => right.find(reference) })],
  [
    'gives up once',
    (right) => ({
      giveUp: (reference) =>
        right.payments.get(reference)?.state === 'cancelled' ? { status: 409 } : right.giveUp(reference),
    }),
  ],
  [
    'opens what was given up',
    (right) => ({
      token(reference) {
        const answer = right.token(reference);
        return answer.status === 409 && right.payments.has(reference)
          ? { status: 200, body: { token: randomUUID() } }
          : answer;
      },
    }),
  ],
  [
    'brings back what was given up',
    (right) => ({
      put(reference, asked) {
        if (right.payments.get(reference)?.state === 'cancelled') right.payments.delete(reference);
        return right.put(reference, asked);
      },
    }),
  ],
  [
    'gives up everything at once',
    (right) => ({
      giveUp(reference) {
        const stored = right.payments.has(reference);
        if (stored) for (const one of right.payments.keys()) right.giveUp(one);
        return right.find(reference);
      },
    }),
  ],
  ['asks nobody for a key', () => ({ allows: () => true })],
  ['takes any key', () => ({ allows: (authorization) => (authorization ?? '') !== '' })],
  [
    'gives every payment the same token',
    (right) => ({
      token: (reference) =>
        right.token(reference).status === 200
          ? { status: 200, body: { token: `${reference} 1` } }
          : { status: 409 },
    }),
  ],
  [
    'has no token',
    (right) => ({
      token: (reference) =>
        right.token(reference).status === 200 ? { status: 200, body: {} } : { status: 409 },
    }),
  ],
  ['refuses the form', () => ({ show: () => ({ status: 403 }) })],
  ['allows nobody to hold the form', framed({ 'content-security-policy': "frame-ancestors 'none'" })],
  [
    'allows others to hold the form',
    framed({ 'content-security-policy': 'frame-ancestors https://a.example' }),
  ],
  ['forbids frames the old way', framed({ 'x-frame-options': 'SAMEORIGIN' })],
  ['has no page for the form', framed({ 'content-type': 'application/json' })],
  [
    'leads the form to another origin',
    () => ({
      show: () => ({ status: 303, headers: { location: 'https://elsewhere.example/form' } }),
    }),
  ],
  [
    'takes the money as the form is opened',
    (right) => ({
      show(fields) {
        const [reference = ''] = (fields.get('token') ?? '').split(' ');
        const stored = right.payments.get(reference);
        if (stored) right.payments.set(reference, { ...stored, state: 'paid', transactionId: 'T1' });
        return right.show(fields);
      },
    }),
  ],
])('a card provider is caught that %s', async (_, change) => {
  const right = new CardStandIn();
  const faulty = Object.assign(new CardStandIn(right.payments), change(right));
  expect(await brokenBy(faulty, { endsAtFailure: true })).not.toEqual([]);
});

it.each([
  ['a wildcard', 'https://*.example'],
  ['a scheme', 'https:'],
  ['a host', 'a.example homes.example'],
])('the portal may be named by %s', async (_, sources) => {
  const change = framed({ 'content-security-policy': `default-src 'self'; frame-ancestors ${sources}` });
  expect(await brokenBy(Object.assign(new CardStandIn(), change()), { parts: ['Form'] })).toEqual([]);
});
