import { DateTime } from 'luxon';
import PDFDocument from 'pdfkit';
import { money } from '../../content/money.ts';
import { provider } from '../../content/provider.ts';
import { statementPaper as words } from '../../content/statement-paper.ts';
import { accountKind } from '../../contract/account-rules.ts';
import { decimalPounds, type Pence } from '../../contract/money.ts';
import { onTheWall } from '../provider/clock.ts';
import type { Statement, StatementContent } from './statements.ts';

type Paper = InstanceType<typeof PDFDocument>;
type Section = ReturnType<Paper['struct']>;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** `1,234.50`: pounds without a sign. */
const pounds = (pence: Pence): string => decimalPounds(pence).replace(/\B(?=(?:\d{3})+\.)/g, ',');

const balanceText = (pence: Pence): string => {
  if (pence === 0) return words.settled;
  return fill(pence > 0 ? words.arrears : words.credit, { amount: pounds(pence) });
};

const wholeDate = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'en-GB' }).toFormat('d MMMM yyyy');
const shortDate = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'en-GB' }).toFormat('dd MMM yyyy').replace('Sept', 'Sep');

/** `Statement October 2026`, as the paper is called. */
export const statementTitle = ({ month, isSoFar }: Pick<Statement, 'month' | 'isSoFar'>): string =>
  fill(isSoFar ? words.titleSoFar : words.title, {
    month: DateTime.fromISO(`${month}-01`, { zone: 'utc', locale: 'en-GB' }).toFormat('MMMM yyyy'),
  });

/** A statement of days that were chosen, as the paper is called. */
export const titleOfDays = ({ from, to }: Pick<Statement, 'from' | 'to'>): string =>
  fill(words.titleOfDays, { from: wholeDate(from), to: wholeDate(to) });

/** What a statement is of. */
type Subject = Pick<Statement, 'account' | 'from' | 'to'> & { readonly title: string };

/** The letters that the fonts of every reader of PDF have; others lose their accents. */
const knownLetters = /^[\x20-\x7e\xa0-\xff€–—‘’“”•…]$/;
const printable = (text: string): string =>
  Array.from(text, (letter) => {
    if (knownLetters.test(letter)) return letter;
    const bare = letter.normalize('NFD').slice(0, 1);
    return knownLetters.test(bare) ? bare : '?';
  }).join('');

const ink = { text: '#1a1a1a', rule: '#8a8a8a' };
const widths = [72, '*', 72, 72, 100];

/** A text of its own kind in the order of reading. */
function say(
  paper: Paper,
  section: Section,
  kind: string,
  text: string,
  { size = 10, bold = false } = {},
): void {
  paper.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  paper.text(printable(text), { structParent: section, structType: kind } as PDFKit.Mixins.TextOptions);
}

function sayHead(paper: Paper, section: Section, statement: Subject, content: StatementContent): void {
  const { account, from, to, title } = statement;
  say(paper, section, 'P', provider.name, { size: 14, bold: true });
  paper.moveDown();
  for (const line of [content.holder, ...content.address]) say(paper, section, 'P', line);
  paper.moveDown();
  say(paper, section, 'H1', title, { size: 18, bold: true });
  paper.moveDown(0.5);
  const facts = [
    [words.account, money.accountNames[accountKind(account.account_type, account.tenancy_type)]],
    [words.accountNumber, account.account_number],
    [words.payReference, account.pay_reference],
    [words.period, fill(words.days, { from: wholeDate(from), to: wholeDate(to) })],
  ];
  for (const [name, value] of facts) say(paper, section, 'P', `${name}: ${value}`);
  paper.moveDown();
}

function sayLines(paper: Paper, section: Section, { lines }: StatementContent): void {
  say(paper, section, 'H2', words.tableName, { size: 13, bold: true });
  paper.moveDown(0.5);
  if (lines.length === 0) {
    say(paper, section, 'P', words.none);
    return;
  }
  paper.font('Helvetica').fontSize(9);
  const { columns } = words;
  const heads = [columns.date, columns.description, columns.credit, columns.debit, columns.balance];
  const head = (text: string, index: number) => ({
    text,
    type: 'TH' as const,
    scope: 'Column' as const,
    font: { src: 'Helvetica-Bold' },
    align: { x: index > 1 ? ('right' as const) : ('left' as const) },
  });
  const table = paper.table({
    structParent: section,
    columnStyles: widths.map((width, index) => ({
      width: width as number | '*',
      align: { x: index > 1 ? 'right' : 'left' },
    })),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: ink.rule, padding: [3, 2, 3, 2] },
  } as PDFKit.Mixins.TableOptions);
  table.row(heads.map(head));
  for (const { day, description, change, balance } of lines) {
    table.row([
      shortDate(day),
      printable(description),
      change < 0 ? pounds(change) : '',
      change < 0 ? '' : pounds(change),
      balance < 0 ? fill(words.creditMark, { amount: pounds(balance) }) : pounds(balance),
    ]);
  }
  table.end();
}

/** Numbers the pages, outside of what is read aloud. */
function numberPages(paper: Paper): void {
  const { start, count } = paper.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    paper.switchToPage(start + index);
    const { bottom, left } = paper.page.margins;
    const text = fill(words.page, { page: String(index + 1), pages: String(count) });
    // Below the margin, where a text would otherwise begin another page.
    paper.page.margins.bottom = 0;
    paper.markContent('Artifact', { type: 'Pagination' });
    paper
      .font('Helvetica')
      .fontSize(8)
      .text(text, left, paper.page.height - bottom + 16, { lineBreak: false });
    paper.endMarkedContent();
    paper.page.margins.bottom = bottom;
  }
}

/** A statement as a tagged PDF, which reads in the order in which it is seen. */
export function statementPdf(statement: Subject, content: StatementContent, now: Date): Promise<Buffer> {
  const paper = new PDFDocument({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    info: { Title: statement.title, Author: provider.name, CreationDate: now },
  });
  const made = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    paper.on('data', (part: Buffer) => parts.push(part));
    paper.on('end', () => resolve(Buffer.concat(parts)));
    paper.on('error', reject);
  });
  const section = paper.struct('Document');
  paper.addStructure(section);
  paper.fillColor(ink.text);
  sayHead(paper, section, statement, content);
  const start = fill(words.openingBalance, { date: wholeDate(statement.from) });
  say(paper, section, 'P', `${start}: ${balanceText(content.opening)}`, { bold: true });
  paper.moveDown();
  sayLines(paper, section, content);
  paper.x = paper.page.margins.left;
  paper.moveDown();
  const end = fill(words.closingBalance, { date: wholeDate(statement.to) });
  say(paper, section, 'P', `${end}: ${balanceText(content.closing)}`, { bold: true });
  paper.moveDown();
  const wall = onTheWall(now);
  const date = wholeDate(wall.toFormat('yyyy-MM-dd'));
  say(paper, section, 'P', fill(words.made, { date, time: wall.toFormat('HH:mm') }));
  say(paper, section, 'P', fill(words.help, { phone: provider.phone, hours: provider.hours }));
  section.end();
  numberPages(paper);
  paper.end();
  return made;
}
