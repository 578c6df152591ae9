import { dates } from '../../content/dates.ts';
import { provider } from '../../content/provider.ts';
import { statementPaper as words } from '../../content/statement-paper.ts';
import { dateInWords, dayOf, shortDate, timeInWords, wallTime } from '../../contract/dates.ts';
import { groupedPounds, type Pence, pounds } from '../../contract/money.ts';
import { fill } from '../fill.ts';
import { newPaper, type Paper, widthLeft } from '../pdf/paper.ts';
import type { StatementContent, StatementLine } from './statement-content.ts';
import type { StatementOutline } from './statement-titles.ts';

const balanceText = (pence: Pence): string => {
  if (pence === 0) return pounds(pence);
  return fill(pence > 0 ? words.arrears : words.credit, { amount: pounds(pence) });
};

const widths = { date: 72, credit: 72, debit: 72, balance: 100 };
const columns = [
  { width: widths.date, align: 'left' },
  { width: widthLeft(widths.date + widths.credit + widths.debit + widths.balance), align: 'left' },
  { width: widths.credit, align: 'right' },
  { width: widths.debit, align: 'right' },
  { width: widths.balance, align: 'right' },
] as const;

function sayHead(paper: Paper, outline: StatementOutline): void {
  const { title, from, to, content } = outline;
  paper.say('P', provider.name, { size: 14, bold: true });
  paper.gap(12);
  for (const line of [content.holder, ...content.address]) paper.say('P', line);
  paper.gap(12);
  paper.say('H1', title, { size: 18, bold: true });
  paper.gap(6);
  const facts = [
    [words.account, outline.accountName],
    [words.accountNumber, outline.accountNumber],
    [words.payReference, outline.payReference],
    [words.period, fill(words.days, { from: dateInWords(from), to: dateInWords(to) })],
  ];
  for (const [name, value] of facts) paper.say('P', `${name}: ${value}`);
  paper.gap(12);
  const start = fill(words.openingBalance, { date: dateInWords(from) });
  paper.say('P', `${start}: ${balanceText(content.opening)}`, { bold: true });
  paper.gap(12);
  paper.say('H2', words.tableName, { size: 13, bold: true });
  paper.gap(6);
}

const cellsOf = ({ day, description, change, balance }: StatementLine): readonly string[] => [
  shortDate(day),
  description,
  change < 0 ? groupedPounds(change) : '',
  change < 0 ? '' : groupedPounds(change),
  balance < 0 ? fill(words.creditMark, { amount: groupedPounds(balance) }) : groupedPounds(balance),
];

function sayUnposted(paper: Paper, { unposted }: StatementContent): void {
  if (unposted === null) return;
  const { change, balance, isPayments } = unposted;
  if (isPayments) paper.say('P', `${words.unpostedPayments}: ${pounds(change)}`);
  else
    paper.say(
      'P',
      `${words.unposted}: ${fill(change < 0 ? words.taken : words.added, { amount: pounds(change) })}`,
    );
  paper.say('P', `${words.balanceWithUnposted}: ${balanceText(balance)}`, { bold: true });
}

function sayFoot(paper: Paper, { to, content, madeAt }: StatementOutline): void {
  const time = timeInWords(wallTime(madeAt), dates);
  const end = fill(content.isCurrent ? words.currentBalance : words.closingBalance, {
    date: dateInWords(to),
    time,
  });
  paper.gap(12);
  paper.say('P', `${end}: ${balanceText(content.closing)}`, { bold: true });
  sayUnposted(paper, content);
  paper.gap(12);
  const date = dateInWords(dayOf(madeAt));
  paper.say('P', fill(words.made, { date, time }));
  paper.say('P', fill(words.help, { phone: provider.phone, hours: provider.hours }));
  if (paper.hasUnprintable) paper.say('P', words.unprintable);
}

/** A statement that is being drawn. */
export interface StatementDrawing {
  add(lines: readonly StatementLine[]): void;
  end(): Promise<Buffer>;
}

/** Begins a statement as a tagged PDF; its lines are added as they are read. */
export function drawStatement(outline: StatementOutline): StatementDrawing {
  const paper = newPaper({ title: outline.title, author: provider.name, madeAt: outline.madeAt });
  let hasLines = false;
  sayHead(paper, outline);
  return {
    add(lines) {
      if (!hasLines) {
        const { date, description, credit, debit, balance } = words.columns;
        paper.beginTable(columns, [date, description, credit, debit, balance]);
      }
      hasLines = true;
      for (const line of lines) paper.row(cellsOf(line));
    },
    end() {
      if (hasLines) paper.endTable();
      else paper.say('P', words.none);
      sayFoot(paper, outline);
      return paper.end((page, pages) => fill(words.page, { page: String(page), pages: String(pages) }));
    },
  };
}
