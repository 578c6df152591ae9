import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import type { Pence } from '../../contract/money.ts';
import { language } from '../../machines/engine/index.ts';
import type { PendingPayment } from '../shared/accounts.ts';

/** What the journey needs to know about the account that money is paid into. */
export interface PayableAccount {
  readonly id: string;
  readonly name: string;
  readonly payref: string;
  /** Above zero is owed by the resident. */
  readonly balance: Pence;
  /** Payments that the card provider has not decided yet; they are not in the balance. */
  readonly pending: readonly PendingPayment[];
}

/** A payment that the card provider expects. What opens its frame is not here: that is a credential, and never kept. */
export interface BegunPayment {
  readonly id: string;
  readonly frame: {
    readonly address: string;
    readonly origin: string;
    readonly customerReference: string;
    readonly amount: string;
    readonly paymentReason: string;
  };
}

export interface PaymentFacts {
  /** Empty for the first account that can be paid. */
  readonly accountId: string;
  readonly account: PayableAccount | null;
  /** Whether the resident may ask for help with money here. */
  readonly mayAskForHelp: boolean;
  readonly payment: BegunPayment | null;
}

export const nothingKnown: PaymentFacts = {
  accountId: '',
  account: null,
  mayAskForHelp: false,
  payment: null,
};

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export interface PaymentVocabulary {
  readonly facts: PaymentFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'account' | 'result' | 'advice' | 'signedOut';
  readonly errorPage: 'failed';
}

export const { rules, operation, journey } = language<PaymentVocabulary>();
