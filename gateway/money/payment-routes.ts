import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { decimalPounds, penceOf } from '../../contract/money.ts';
import { beginPayment, getPayment, getPaymentToken, isDecided } from '../../contract/payments.ts';
import { clockNow } from '../database/clock.ts';
import { accept } from '../http/incoming.ts';
import { conflict, forbidden, notReady } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { requireSelf } from '../provider/ownership.ts';
import { requireAccount } from './accounts.ts';
import type { CardProvider } from './card-provider.ts';
import { noticePath } from './paths.ts';
import {
  begin,
  giveUpWhenStale,
  isTooOld,
  type PaymentRow,
  paymentToWire,
  requireLatestPayment,
  requirePayment,
} from './payments.ts';
import { settlePayment } from './settle.ts';
import { isSigned, signatureHeader } from './signature.ts';

const Notice = v.object({
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  reference: v.pipe(v.string(), v.uuid()),
});

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Seconds after which it is worth asking again whether payments are switched on. */
const switchedOffSeconds = 60;

/** Milliseconds between two questions about one payment, whoever asks. */
const pause = 1000;

/** Payments by card. What a browser says of one is never believed: the card provider is asked. */
export function paymentRoutes(app: FastifyInstance): void {
  const { platform } = app;
  const provider = (): CardProvider => {
    if (!platform.cards) throw notReady('Payments are switched off', switchedOffSeconds);
    return platform.cards;
  };

  handle(
    app,
    beginPayment,
    async ({ customerId, body, db, once }) => {
      await requireAccount(db, customerId, body['account-identifier']);
      const cards = provider();
      let isNew = false;
      const answer = await once(async (transaction) => {
        const begun = await begin(platform, transaction, {
          customerId,
          accountId: body['account-identifier'],
          amount: penceOf(body.amount),
          isOutstandingBalance: body['is-outstanding-balance'],
        });
        ({ isNew } = begun);
        const { payment } = begun;
        return {
          body: {
            'payment-identifier': payment.id,
            frame: {
              address: cards.frameAddress,
              origin: cards.frameOrigin,
              customerReference: payment.pay_reference,
              amount: decimalPounds(payment.amount),
              paymentReason: 'Rent',
            },
          },
        };
      });
      // Not within the transaction, which may run again.
      if (isNew) platform.metrics.payments.inc({ outcome: 'begun' });
      return answer;
    },
    { limit: 'submit' },
  );

  handle(
    app,
    getPaymentToken,
    async ({ customerId, params, query, db, log }) => {
      requireSelf(customerId, params.customerId);
      const payment =
        query.paymentId === undefined
          ? await requireLatestPayment(db, customerId)
          : await requirePayment(db, customerId, query.paymentId);
      const cards = provider();
      if (payment.state !== 'waiting' || isTooOld(payment, platform.now())) {
        throw conflict('This payment was tried already, or is over');
      }
      if (payment.is_outstanding_balance && (await giveUpWhenStale(platform, payment))) {
        throw conflict('This payment is over: the outstanding balance is another one now');
      }
      const { id: reference, pay_reference: customerReference, amount } = payment;
      const token = await cards.open({ reference, customerReference, amount }).catch((error: unknown) => {
        log.warn({ err: error }, 'the card provider opened no frame');
        throw notReady('The card provider does not answer');
      });
      if (token === undefined) throw conflict('This payment was tried already, or is over');
      return { body: { token, key: cards.clientCode } };
    },
    { limit: 'submit' },
  );

  /** Asks the card provider, unless somebody has just done so; the payment as it was when it does not answer. */
  const asked = async (payment: PaymentRow): Promise<PaymentRow> => {
    const claimed = await platform.db
      .updateTable('payment')
      .set({ checked_at: clockNow })
      .where('id', '=', payment.id)
      .where(sql<boolean>`coalesce(checked_at < ${clockNow} - ${pause} * interval '1 millisecond', true)`)
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return payment;
    return (await settlePayment(platform, payment.id)) ?? payment;
  };

  handle(app, getPayment, async ({ customerId, params, db, log }) => {
    const payment = await requirePayment(db, customerId, params.paymentId);
    if (isDecided(payment.state)) return { body: paymentToWire(payment) };
    const now = await asked(payment).catch((error: unknown) => {
      log.warn({ err: error }, 'a payment could not be settled');
      return payment;
    });
    return { body: paymentToWire(now) };
  });

  // Not a call of the portal: the card provider brings notices here. They say only that there is something to ask.
  app.register(async (notices) => {
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const receive = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const cards = provider();
      const count = (outcome: 'settled' | 'repeated' | 'refused') =>
        platform.metrics.paymentNotices.inc({ outcome });
      const header = request.headers[signatureHeader];
      const body = String(request.body);
      if (
        !isSigned(
          cards.noticeSecret(),
          body,
          typeof header === 'string' ? header : undefined,
          platform.now().getTime(),
        )
      ) {
        count('refused');
        throw forbidden();
      }
      const notice = accept(Notice, readJson(body), 'body') as v.InferOutput<typeof Notice>;
      const heard = await platform.db
        .selectFrom('payment_notice')
        .select('id')
        .where('id', '=', notice.id)
        .executeTakeFirst();
      if (!heard) {
        await settlePayment(platform, notice.reference);
        await platform.db
          .insertInto('payment_notice')
          .values({ id: notice.id })
          .onConflict((already) => already.doNothing())
          .execute();
      }
      count(heard ? 'repeated' : 'settled');
      return reply.code(204).send();
    };
    notices.post(noticePath, { schema: { hide: true }, bodyLimit: 4096 }, receive);
  });
}
