import * as v from 'valibot';
import { paymentBounds } from './account-rules.ts';
import { defineCall } from './call.ts';
import { Id, text } from './fields.ts';
import { Instant } from './moments.ts';
import { Amount, Pounds, poundsOf } from './money.ts';
import { v1 } from './paths.ts';
import { Problem } from './problem.ts';

export const paymentStates = [
  /** Nothing was tried yet, as far as the card provider knows. */
  'waiting',
  /** The card provider has been asked for the money and has not decided. */
  'checking',
  /** The money is there, and on the account. */
  'paid',
  /** The card was refused. */
  'refused',
  /** The resident cancelled it, or began one of another amount instead. */
  'cancelled',
  /** Nobody tried it in time. */
  'expired',
] as const;

export type PaymentState = (typeof paymentStates)[number];

/** Whether nothing more is to be expected of a payment. */
export const isDecided = (state: PaymentState): boolean => state !== 'waiting' && state !== 'checking';

export const Payment = v.object({
  'payment-identifier': Id,
  /** By which residents and staff call the payment. */
  reference: text(20),
  'account-identifier': Id,
  /** The pay reference of the account. */
  'pay-ref': text(20),
  amount: Amount,
  state: v.picklist(paymentStates),
  dates: v.object({
    'created-date': Instant,
    /** When it was decided; null before. */
    'decided-date': v.nullable(Instant),
  }),
});

export type Payment = v.InferOutput<typeof Payment>;

/**
 * The refusal of a payment of the whole outstanding balance when that is not its amount any more: another payment, charge
 * or credit came in between. Nothing was begun.
 */
export const BalanceChanged = v.object({
  ...Problem.entries,
  type: v.literal('urn:doorstep:problem:balance-changed'),
  /** The balance now; above zero is owed by the resident. */
  balance: Amount,
});

export const beginPayment = defineCall({
  id: 'beginPayment',
  method: 'POST',
  path: `${v1}/payments`,
  body: v.object({
    'account-identifier': Id,
    /** Pounds. */
    amount: v.pipe(
      Pounds,
      v.minValue(poundsOf(paymentBounds.least)),
      v.maxValue(poundsOf(paymentBounds.most)),
    ),
    /** The amount is meant to be all that is owed: refused with 409 when it is not. */
    'is-outstanding-balance': v.optional(v.boolean()),
  }),
  refusals: { 409: BalanceChanged },
  answer: v.object({
    'payment-identifier': Id,
    /** The frame of the card provider. */
    frame: v.object({
      /** Where the form is posted to. */
      address: v.pipe(v.string(), v.url()),
      /** The only origin whose messages count. */
      origin: text(300),
      customerReference: text(20),
      /** Pounds with two decimals, `25.00`. */
      amount: text(10),
      paymentReason: v.literal('Rent'),
    }),
  }),
  status: 201,
  needsIdempotencyKey: true,
  alsoRefuses: [404],
});

export const getPaymentToken = defineCall({
  id: 'getPaymentToken',
  method: 'GET',
  path: `${v1}/user/:customerId/token`,
  params: v.object({ customerId: Id }),
  query: v.object({
    /** The payment that it is for; the one that was begun last unless told. */
    paymentId: v.optional(Id),
  }),
  answer: v.object({ token: text(2000), key: text(100) }),
});

export const getPayment = defineCall({
  id: 'getPayment',
  method: 'GET',
  path: `${v1}/payments/:paymentId`,
  params: v.object({ paymentId: Id }),
  answer: Payment,
});

/** What is posted into the frame: the names of the form's fields and their values. */
export const frameFields = (
  frame: {
    readonly customerReference: string;
    readonly amount: string;
    readonly paymentReason: string;
  },
  credential: { readonly token: string; readonly key: string },
): Readonly<Record<string, string>> => ({
  token: credential.token,
  key: credential.key,
  customerReference: frame.customerReference,
  amount: frame.amount,
  paymentReason: frame.paymentReason,
});

/** What the frame tells the page around it: 0 when the money was taken. It proves nothing; the gateway is asked. */
export const FrameMessage = v.strictObject({
  resultCode: v.union([v.pipe(v.string(), v.regex(/^-?\d{1,4}$/)), v.pipe(v.number(), v.integer())]),
});
