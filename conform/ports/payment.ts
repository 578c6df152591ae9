import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { CardApi, type CardReply, paymentIn, tokenIn } from './card-provider.ts';
import { checkForm } from './payment-form.ts';
import { type Port, type PortCheck, settingsOf } from './port.ts';

/** A payment of £25 that nobody pays. */
const newPayment = () => ({
  reference: randomUUID(),
  customerReference: `P-${randomBytes(4).toString('hex').toUpperCase()}`,
  amount: 2500,
});

type Payment = ReturnType<typeof newPayment>;

/** Makes a payment known. */
async function makeKnown(api: CardApi, payment = newPayment()): Promise<Payment> {
  const { status } = await api.put(payment.reference, payment);
  assert.ok(status >= 200 && status < 300, `PUT answered ${status}`);
  return payment;
}

/** Fails unless a payment stands so, and is the one that was made known. */
async function expectPayment(api: CardApi, payment: Payment, state: string): Promise<void> {
  const { transactionId, ...found } = paymentIn(await api.find(payment.reference), 'GET');
  assert.deepEqual(found, { ...payment, state });
  assert.equal(transactionId, null, 'a payment without money names some');
}

/** Fails unless the answer says that there is no such payment, or none that can be opened. */
function expectNone({ status }: CardReply, what: string): void {
  assert.ok(status === 404 || status === 409, `${what} answered ${status} and not 404 or 409`);
}

const knowing = (api: CardApi): readonly PortCheck[] => {
  const part = 'Payments';
  return [
    {
      part,
      says: 'a payment that was made known stands open, as it was asked for, without money',
      run: async () => expectPayment(api, await makeKnown(api), 'open'),
    },
    {
      part,
      says: 'a payment that is made known again, also at the same time, is the same one',
      async run() {
        const payment = newPayment();
        await Promise.all(Array.from({ length: 5 }, () => makeKnown(api, payment)));
        await makeKnown(api, payment);
        await expectPayment(api, payment, 'open');
      },
    },
    {
      part,
      says: 'another amount under the same reference is refused, and changes nothing',
      async run() {
        const payment = await makeKnown(api);
        const { status } = await api.put(payment.reference, { ...payment, amount: 9900 });
        assert.ok(status >= 400 && status < 500, `PUT of another amount answered ${status}`);
        await expectPayment(api, payment, 'open');
      },
    },
    {
      part,
      says: 'a payment that was never made known is answered 404, and is not made by asking for it',
      async run() {
        const reference = randomUUID();
        for (const what of ['GET', 'the second GET']) {
          const { status } = await api.find(reference);
          assert.equal(status, 404, `${what} answered ${status}`);
          expectNone(await api.token(reference), 'POST token');
          expectNone(await api.giveUp(reference), 'DELETE');
        }
      },
    },
  ];
};

const givingUp = (api: CardApi): readonly PortCheck[] => {
  const part = 'Giving up';
  return [
    {
      part,
      says: 'a payment that nobody tried is given up, and again',
      async run() {
        const payment = await makeKnown(api);
        for (const what of ['DELETE', 'the second DELETE']) {
          const { state } = paymentIn(await api.giveUp(payment.reference), what);
          assert.equal(state, 'cancelled', `${what}: the payment is ${state}`);
        }
        await expectPayment(api, payment, 'cancelled');
      },
    },
    {
      part,
      says: 'what was given up is not opened, also when it is made known again',
      async run() {
        const payment = await makeKnown(api);
        paymentIn(await api.giveUp(payment.reference), 'DELETE');
        expectNone(await api.token(payment.reference), 'POST token after DELETE');
        await api.put(payment.reference, payment);
        expectNone(await api.token(payment.reference), 'POST token after another PUT');
        await expectPayment(api, payment, 'cancelled');
      },
    },
    {
      part,
      says: 'giving one up leaves the others',
      async run() {
        const [one, other] = [await makeKnown(api), await makeKnown(api)];
        paymentIn(await api.giveUp(one.reference), 'DELETE');
        await expectPayment(api, other, 'open');
      },
    },
  ];
};

const guarding = (api: CardApi): readonly PortCheck[] => [
  {
    part: 'Who may',
    says: 'each call is refused with another key and with none, and does nothing',
    async run() {
      const payment = await makeKnown(api);
      const { reference } = payment;
      for (const stranger of [api.as(`Bearer ${randomUUID()}`), api.as('')]) {
        const unknown = newPayment();
        const replies = {
          PUT: await stranger.put(unknown.reference, unknown),
          'POST token': await stranger.token(reference),
          GET: await stranger.find(reference),
          DELETE: await stranger.giveUp(reference),
        };
        for (const [what, { status }] of Object.entries(replies))
          assert.ok(status === 401 || status === 403, `${what} by a stranger answered ${status}`);
        assert.equal((await api.find(unknown.reference)).status, 404, 'a stranger made a payment known');
      }
      await expectPayment(api, payment, 'open');
    },
  },
];

const showing = (api: CardApi): readonly PortCheck[] => {
  const part = 'Form';
  return [
    {
      part,
      says: 'the form is a page of the frame’s origin, and the portal may hold it in a frame',
      async run() {
        const payment = await makeKnown(api);
        await checkForm(api.settings, payment, tokenIn(await api.token(payment.reference)));
      },
    },
    {
      part,
      says: 'each payment has a token of its own, and each time another one',
      async run() {
        const [one, other] = [await makeKnown(api), await makeKnown(api)];
        const tokens: string[] = [];
        for (const { reference } of [one, one, other]) tokens.push(tokenIn(await api.token(reference)));
        assert.equal(new Set(tokens).size, 3, 'a token came twice');
      },
    },
    {
      part,
      says: 'opening the form takes no money',
      async run() {
        const payment = await makeKnown(api);
        await checkForm(api.settings, payment, tokenIn(await api.token(payment.reference)));
        await expectPayment(api, payment, 'open');
      },
    },
  ];
};

/** Last: nothing of the run is left to be paid. */
const tidying = (api: CardApi, begun: ReadonlySet<string>): PortCheck => ({
  part: 'Giving up',
  says: 'everything of this run is given up',
  async run() {
    for (const reference of begun) {
      const reply = await api.giveUp(reference);
      if (reply.status === 404) continue;
      const { state } = paymentIn(reply, 'DELETE');
      assert.equal(state, 'cancelled', `a payment is ${state}`);
    }
  },
});

/** A card provider that answers the four calls. */
export const payment: Port = {
  name: 'payment',
  leftToPeople: [
    'takes money at most once for a reference, and names it with a transactionId that never comes again',
    'says paid only when the money is certain, and refuses to give up a payment that was tried',
    'signs its notices with PAYMENT_NOTICE_SECRET, and sends them again',
  ],
  checksFor({ env }) {
    const settings = settingsOf('payment', env, [
      'PUBLIC_URL',
      'PAYMENT_FRAME_ORIGIN',
      'PAYMENT_CLIENT_CODE',
      'PAYMENT_API_KEY',
    ]);
    const begun = new Set<string>();
    const api = new CardApi({
      frameOrigin: settings.PAYMENT_FRAME_ORIGIN,
      clientCode: settings.PAYMENT_CLIENT_CODE,
      apiKey: settings.PAYMENT_API_KEY,
      portalOrigin: new URL(settings.PUBLIC_URL).origin,
      onPut: (reference) => begun.add(reference),
    });
    return [...knowing(api), ...givingUp(api), ...guarding(api), ...showing(api), tidying(api, begun)];
  },
};
