import { sql } from 'kysely';
import { money } from '../../content/money.ts';
import { accountKind } from '../../contract/account-rules.ts';
import type { Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import type { AttachmentSource } from '../mail/attachment-source.ts';
import type { Platform } from '../platform.ts';
import type { WorkerThread } from '../workers/pool.ts';
import { requireAccount } from './accounts.ts';
import {
  readStatementContent,
  readStatementLines,
  type StatementLine,
  type StatementPeriod,
} from './statement-content.ts';
import { type StatementOutline, titleOfDays } from './statement-titles.ts';

/** What a thread that draws statements is told. */
export type StatementTask =
  | { readonly kind: 'begin'; readonly outline: StatementOutline }
  | { readonly kind: 'lines'; readonly lines: readonly StatementLine[] }
  | { readonly kind: 'end' };

/** What it answers. */
export type StatementAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawn'; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Draws the statement that a letter was asked for with. Throws 404 when the account is the customer's no more. */
export async function drawStatementOf(
  platform: Platform,
  { customerId, accountId, from, to }: AttachmentSource,
): Promise<Buffer> {
  const account = await requireAccount(platform.db, customerId, accountId);
  return drawInThread(platform, customerId, { account, from, to, title: titleOfDays({ from, to }) });
}

async function tell(thread: WorkerThread, task: StatementTask): Promise<StatementAnswer> {
  const answer = (await thread.ask(task)) as StatementAnswer;
  if (answer.kind === 'failed') throw answer.error;
  return answer;
}

/** Waits until no process draws a statement of the customer. The transaction holds the turn until it ends. */
const takeTurn = (transaction: Transaction, customerId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('doorstep-statement'), hashtext(${customerId}))`.execute(
    transaction,
  );

/**
 * Draws a statement of an account in another thread, as it is now, and answers the PDF. The lines are read some at a time
 * and drawn before the next are read. A customer's statements are drawn one at a time, over all processes: this process
 * queues its own, so that no more than one connection for each thread waits for other processes.
 */
export function drawInThread(
  { db, drawers, now }: Pick<Platform, 'db' | 'drawers' | 'now'>,
  customerId: string,
  { title, ...period }: StatementPeriod & { readonly title: string },
): Promise<Buffer> {
  const { account, from, to } = period;
  const draw = async (transaction: Transaction, thread: WorkerThread): Promise<Buffer> => {
    await takeTurn(transaction, customerId);
    const madeAt = now();
    const content = await readStatementContent(transaction, period, madeAt);
    const outline: StatementOutline = {
      title,
      accountName: money.accountNames[accountKind(account.account_type, account.tenancy_type)],
      accountNumber: account.account_number,
      payReference: account.pay_reference,
      from,
      to,
      content,
      madeAt,
    };
    await tell(thread, { kind: 'begin', outline });
    for await (const lines of readStatementLines(transaction, period, content))
      await tell(thread, { kind: 'lines', lines });
    const answer = await tell(thread, { kind: 'end' });
    if (answer.kind !== 'drawn') throw new Error('no statement was drawn');
    return Buffer.from(answer.pdf.buffer);
  };
  return drawers.use(customerId, (thread) => inTransaction(db, (transaction) => draw(transaction, thread)));
}
