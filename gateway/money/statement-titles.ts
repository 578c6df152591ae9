import { statementPaper as words } from '../../content/statement-paper.ts';
import { dateInWords, monthName } from '../../contract/dates.ts';
import { fill } from '../fill.ts';
import type { StatementContent } from './statement-content.ts';
import type { Statement } from './statements.ts';

/** `Statement October 2026`, as the paper is called. */
export const statementTitle = ({ month, isSoFar }: Pick<Statement, 'month' | 'isSoFar'>): string =>
  fill(isSoFar ? words.titleSoFar : words.title, {
    month: monthName(month),
  });

/** A statement of days that were chosen, as the paper is called. */
export const titleOfDays = ({ from, to }: Pick<Statement, 'from' | 'to'>): string =>
  fill(words.titleOfDays, { from: dateInWords(from), to: dateInWords(to) });

/** Everything that a statement is drawn from, but its lines. Plain data: it is handed to another thread. */
export interface StatementOutline {
  readonly title: string;
  /** What the account is called, and its numbers. */
  readonly accountName: string;
  readonly accountNumber: string;
  readonly payReference: string;
  readonly from: string;
  readonly to: string;
  readonly content: StatementContent;
  readonly madeAt: Date;
}
