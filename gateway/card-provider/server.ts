import { timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import * as v from 'valibot';
import { cardProvider } from '../../content/card-provider.ts';
import { decimalPounds } from '../../contract/money.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Seen } from '../money/card-provider.ts';
import { cardOf, type TestCard } from './cards.ts';
import { bringNotice } from './notices.ts';
import { cardForm, endPage, type FieldName, fields, overPage, script, styles, type Typed } from './pages.ts';
import {
  type CardPayment,
  cancel,
  findPayment,
  findPaymentByToken,
  newToken,
  payWith,
  storePayment,
} from './store.ts';

export interface CardProviderOptions {
  readonly db: Database;
  readonly now: Clock;
  readonly clientCode: string;
  readonly apiKey: string;
  readonly noticeSecret: string;
  /** Where the gateway takes notices. */
  readonly noticeAddress: string;
  /** The page around the frame, for what belongs to no payment that is still known. */
  readonly portalOrigin: string;
}

const words = cardProvider.frame;
/** What the frame tells the page around it. */
const codes = { accepted: 0, refused: 1, cancelled: 2 } as const;

const Wanted = v.object({
  customerReference: v.string(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  portalOrigin: v.string(),
});

const isSameSecret = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const seenOf = (payment: CardPayment): Seen => ({
  reference: payment.reference,
  customerReference: payment.customer_reference,
  amount: payment.amount,
  state: payment.state,
  transactionId: payment.transaction_id,
});

/** What the gateway asks, with its key. */
function addApi(app: FastifyInstance, options: CardProviderOptions): void {
  const { db, apiKey } = options;
  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${apiKey}`))
        return reply.code(401).send();
    });
    const paramsOf = (params: unknown): string =>
      v.parse(v.object({ reference: v.pipe(v.string(), v.uuid()) }), params).reference;
    const standing = async (reply: FastifyReply, reference: string): Promise<FastifyReply> => {
      const payment = await findPayment(options, reference);
      return payment ? reply.send(seenOf(payment)) : reply.code(404).send();
    };
    api.put('/payments/:reference', async (request, reply) => {
      const reference = paramsOf(request.params);
      const isKept = await storePayment(db, { reference, ...v.parse(Wanted, request.body) });
      return isKept ? standing(reply, reference) : reply.code(409).send();
    });
    api.post('/payments/:reference/token', async (request, reply) => {
      const token = await newToken(options, paramsOf(request.params));
      return token === undefined ? reply.code(409).send() : reply.send({ token });
    });
    api.get('/payments/:reference', (request, reply) => standing(reply, paramsOf(request.params)));
    api.delete('/payments/:reference', async (request, reply) => {
      const reference = paramsOf(request.params);
      await cancel(db, reference);
      return standing(reply, reference);
    });
  });
}

/** Which fields cannot be right. */
const wrongOf = (typed: Typed): FieldName[] => {
  const right: Readonly<Record<FieldName, boolean>> = {
    name: typed.name.trim() !== '',
    number: cardOf(typed.number) !== undefined,
    expiry: /^\s*(0?[1-9]|1[0-2])\s*\/\s*(20)?\d\d\s*$/.test(typed.expiry),
    code: /^\s*\d{3}\s*$/.test(typed.code),
  };
  return fields.filter((name) => !right[name]);
};

/** What residents see in the frame. */
function addFrame(app: FastifyInstance, options: CardProviderOptions): void {
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  const { db, now, clientCode, noticeAddress: address, noticeSecret: secret, portalOrigin } = options;
  const tell = (reference: string) =>
    bringNotice({ address, secret, now, signal: closing.signal }, reference);

  /** Tells the gateway when the bank has made up its mind. */
  const tellWhenDecided = async (reference: string, card: TestCard): Promise<void> => {
    if (card.decision === undefined) return;
    try {
      await delay((card.after ?? 0) * 1000, undefined, { signal: closing.signal, ref: false });
    } catch {
      return;
    }
    await tell(reference);
  };

  const show = (reply: FastifyReply, page: string, payment?: CardPayment): FastifyReply =>
    reply
      .header(
        'content-security-policy',
        [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "form-action 'self'",
          // Also without a payment: a browser shows nothing at all of a page that may not stand in the frame.
          `frame-ancestors ${payment?.portal_origin ?? portalOrigin}`,
          "base-uri 'none'",
        ].join('; '),
      )
      .type('text/html; charset=utf-8')
      .send(page);

  const entriesOf = (body: unknown) => (name: string) =>
    body instanceof URLSearchParams ? (body.get(name) ?? '') : '';
  const nothingTyped: Typed = { name: '', number: '', expiry: '', code: '' };

  app.post('/frame', async (request, reply) => {
    const entry = entriesOf(request.body);
    const payment = await findPaymentByToken(options, entry('token'));
    const isAsAgreed =
      payment !== undefined &&
      entry('key') === clientCode &&
      entry('customerReference') === payment.customer_reference &&
      entry('amount') === decimalPounds(payment.amount);
    if (!isAsAgreed) return show(reply.code(403), overPage(), payment);
    return show(reply, cardForm(payment, entry('token'), nothingTyped, []), payment);
  });

  app.post('/frame/pay', async (request, reply) => {
    const entry = entriesOf(request.body);
    const payment = await findPaymentByToken(options, entry('token'));
    if (!payment) return show(reply.code(403), overPage());
    const typed: Typed = {
      name: entry('name'),
      number: entry('number'),
      expiry: entry('expiry'),
      code: entry('code'),
    };
    const wrong = wrongOf(typed);
    const card = cardOf(typed.number);
    if (wrong.length > 0 || !card) {
      return show(reply.code(400), cardForm(payment, entry('token'), typed, wrong), payment);
    }
    const origin = payment.portal_origin;
    if (!(await payWith(options, payment.reference, card))) return show(reply.code(409), overPage(), payment);
    void tellWhenDecided(payment.reference, card);
    const stands = await findPayment(options, payment.reference);
    return stands?.state === 'refused'
      ? show(reply, endPage(words.refused, { code: codes.refused, origin }), payment)
      : show(reply, endPage(words.done, { code: codes.accepted, origin }), payment);
  });

  app.post('/frame/cancel', async (request, reply) => {
    const payment = await findPaymentByToken(options, entriesOf(request.body)('token'));
    if (!payment) return show(reply.code(403), overPage());
    await cancel(db, payment.reference);
    void tell(payment.reference);
    return show(
      reply,
      endPage(words.cancelled, { code: codes.cancelled, origin: payment.portal_origin }),
      payment,
    );
  });

  app.get('/frame.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/frame.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}

/**
 * The card provider of the demonstration: a server of its own at an origin of its own, as a real one would be. It writes
 * no log, and keeps nothing of a card.
 */
export async function serveCardProvider(
  options: CardProviderOptions,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 16 * 1024 });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'",
    });
  });
  // What is wrong is told to nobody: it could quote a card.
  app.setErrorHandler((error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? (v.isValiError(error) ? 400 : 500);
    return reply.code(status).send();
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  addApi(app, options);
  addFrame(app, options);
  await app.listen({ port, host });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}
