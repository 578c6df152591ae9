import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';

export interface StatementRequestFacts {
  /** The pay reference of the account. */
  readonly payref: string;
  /** A day, `YYYY-MM-DD`; empty where it is not known. */
  readonly tenancyStart: string;
  /** The day in England. */
  readonly today: string;
  readonly name: string;
  /** The address that the provider holds; empty where it holds none. */
  readonly email: string;
}

export const nothingKnown: StatementRequestFacts = {
  payref: '',
  tenancyStart: '',
  today: '',
  name: '',
  email: '',
};

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export const { operation, rules, journey } = language<{
  readonly facts: StatementRequestFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'kept' | 'sent' | 'signedOut';
  readonly errorPage: 'failed';
}>();
