import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pdfDrawings, pdfTexts, textOf } from '../../test/support/pdf-text.ts';
import { statementOutline } from '../../test/support/statement-outline.ts';
import { drawStatement } from './statement-pdf.ts';
import { type StatementOutline, statementTitle, titleOfDays } from './statement-titles.ts';

const pdfOf = (content?: Partial<StatementOutline['content']>): Promise<Buffer> =>
  drawStatement(statementOutline(content)).end();

/** The letters of a PDF, and whether each of them has a shape. */
async function drawn(holder: string) {
  const pdf = await pdfOf({ holder });
  const drawings = pdfDrawings(pdf);
  // The name of the landlord comes first.
  const name = drawings[1] ?? [];
  return {
    raw: pdf.toString('latin1'),
    text: textOf(name),
    fonts: [...new Set(name.map(({ font }) => font.replace(/^\w+\+/, '')))],
    missing: drawings.flat().filter(({ glyphs }) => glyphs.includes('0000')),
    all: pdfTexts(pdf).join('\n'),
  };
}

const escapes: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' };

/** What a reader is given in place of what is drawn, as PDF keeps it. */
const spoken = (text: string): string => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
  return `/ActualText (${bytes.replace(/[\\()\n\r\t\b\f]/g, (one) => `\\${escapes[one] ?? one}`)})`;
};

describe('the name of a resident', () => {
  test.each([
    'Łukasz Żółć',
    'Ayşe Yıldız',
    'Đorđe Đoković',
    'Ștefan Țîțeica',
    'Nguyễn Thị Hồng',
    'Иван Щербаков',
    'Ελένη Παπαδοπούλου',
    'Siân O’Connor-Müller',
  ])('%s is printed letter by letter', async (holder) => {
    const { text, missing, fonts } = await drawn(holder);
    expect(text).toBe(holder);
    expect(missing).toEqual([]);
    expect(fonts).toEqual(['NotoSans-Regular']);
  });

  test.each([
    ['Arabic', 'محمد علي', 'يلع دمحم'],
    ['Hebrew', 'שרה כהן', 'ןהכ הרש'],
  ])(
    'in %s is drawn from the right to the left, and read in its own order',
    async (script, holder, shown) => {
      const { text, raw, missing, fonts, all } = await drawn(holder);
      expect(text).toBe(shown);
      expect(raw.includes(spoken(holder))).toBe(true);
      expect(missing).toEqual([]);
      expect(fonts).toEqual([`NotoSans${script}-Regular`]);
      expect(all).not.toContain('\u{fffd}');
    },
  );

  test('in two directions keeps the order of each', async () => {
    expect((await drawn('Mr محمد علي (12)')).text).toBe('Mr (12) يلع دمحم');
  });

  test.each([
    ['Bengali', 'শেখ মুজিবুর'],
    ['Tamil', 'தமிழ் செல்வன்'],
    ['Devanagari', 'शर्मा'],
    ['Gujarati', 'ગુજરાતી'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ'],
    ['Telugu', 'తెలుగు'],
    ['Malayalam', 'മലയാളം'],
    ['Sinhala', 'සිංහල'],
    ['Ethiopic', 'ኃይለ'],
    ['Thai', 'สมชาย'],
    ['Georgian', 'გიორგი'],
    ['Armenian', 'Արամ'],
  ])('in %s has a shape for every letter, and is read as it is written', async (script, holder) => {
    const { text, raw, missing, fonts, all } = await drawn(holder);
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/[?\u{fffd}]/u);
    expect(raw.includes(spoken(holder))).toBe(true);
    expect(fonts).toEqual([`NotoSans${script}-Regular`]);
    expect(all).not.toContain('\u{fffd}');
  });

  test('in Arabic is joined', async () => {
    const glyphsOf = async (holder: string) =>
      (pdfDrawings(await pdfOf({ holder }))[1] ?? []).flatMap(({ glyphs }) => glyphs);
    const [alone, joined] = [await glyphsOf('ه'), await glyphsOf('ههه')];
    // A first, a middle and a last form, and none that stands alone.
    expect([alone.length, new Set(joined).size]).toEqual([1, 3]);
  });

  test('that no font has is marked, said, and still there for whoever reads it aloud', async () => {
    const { text, raw, missing, all } = await drawn('Li 李');
    expect(text).toBe('Li \u{fffd}');
    expect(missing).toEqual([]);
    expect(raw.includes(spoken('Li 李'))).toBe(true);
    expect(all).toContain('We could not print some letters.');
  });

  test('of any letters is never printed with a letter left out or without a shape', async () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(name, async (holder) => {
        expect((await drawn(holder)).missing).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

test('a statement says that it is accessible, and has all that makes it so', async () => {
  const raw = (await pdfOf()).toString('latin1');
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  for (const part of ['/Marked true', '/Lang (en-GB)', '/DisplayDocTitle true', '/FontFile2', '/S /H1']) {
    expect(raw).toContain(part);
  }
  expect(raw).not.toMatch(/\/Subtype \/Type1\b/);
});

test('a statement of a period that is over ends with the day', async () => {
  const all = pdfTexts(await pdfOf()).join('\n');
  expect(all).toContain('Balance at the end of 31 October 2026: £295.60 in arrears');
  expect(all).not.toContain('Pending');
});

test('a statement of a period that goes on tells the time, and what is not posted', async () => {
  const unposted = { change: -75_00, balance: 220_60, isPayments: true };
  const texts = pdfTexts(await pdfOf({ isCurrent: true, unposted }));
  const closing = texts.indexOf('Balance on 31 October 2026 at 7:39am: £295.60 in arrears');
  expect(texts.slice(closing + 1, closing + 3)).toEqual([
    'Pending payments: £75.00',
    'Balance including pending: £220.60 in arrears',
  ]);
  expect(texts.join('\n')).not.toContain('at the end of');
});

test('a long table shows its headings on every page, and is tagged once', async () => {
  const drawing = drawStatement(statementOutline());
  const line = { day: '2026-10-02', description: 'Rent', change: 1, balance: 1 };
  drawing.add(Array.from({ length: 120 }, () => line));
  const pdf = await drawing.end();
  const texts = pdfTexts(pdf);
  const pages = Number(/of (\d+)$/.exec(texts.at(-1) ?? '')?.[1]);
  expect(pages).toBeGreaterThan(2);
  expect(pdf.toString('latin1').match(/\/S \/TH\b/g)).toHaveLength(5);
  expect(pdf.toString('latin1').match(/\/S \/TR\b/g)).toHaveLength(121);
  expect(texts.filter((text) => text === 'Rent')).toHaveLength(120);
});

test('a statement is called by its month, or by its days', () => {
  expect(statementTitle({ month: '2026-10', isSoFar: false })).toBe('Statement October 2026');
  expect(statementTitle({ month: '2026-10', isSoFar: true })).toBe('Statement October 2026 so far');
  expect(titleOfDays({ from: '2026-10-03', to: '2026-11-04' })).toBe(
    'Statement 3 October 2026 to 4 November 2026',
  );
});

describe('what a statement says', () => {
  const line = (day: string, description: string, change: number, balance: number) => ({
    day,
    description,
    change,
    balance,
  });
  const head = [
    'Harbourline Homes',
    'Ms Amara Okafor',
    '1 Mill Court',
    'Statement October 2026',
    'Account: Rent',
    'Account number: 31000080',
    'Payment reference: 310000801',
    'Period: 1 October 2026 to 31 October 2026',
  ];
  const foot = [
    'Created on 22 November 2026 at 7:39am',
    'Questions? Call us on 0300 555 0100, Monday to Friday 8am to 8pm and Saturday 9am to 1pm.',
    'Page 1 of 1',
  ];
  const columns = ['Date', 'Description', 'Credit', 'Debit', 'Balance'];
  type Drawn = [
    content: Partial<StatementOutline['content']>,
    ...parts: readonly (readonly ReturnType<typeof line>[])[],
  ];
  function pdfWith(...[content, ...parts]: Drawn): Promise<Buffer> {
    const drawing = drawStatement(statementOutline(content));
    for (const part of parts) drawing.add(part);
    return drawing.end();
  }
  /** The texts as they are drawn, one after the other. */
  const saidBy = async (...drawn: Drawn): Promise<readonly string[]> => pdfTexts(await pdfWith(...drawn));

  test('is whose it is, of which account and days, and that nothing happened', async () => {
    expect(await saidBy({ opening: 0, closing: 0 })).toEqual([
      ...head,
      'Balance at the start of 1 October 2026: £0.00',
      'Charges and payments',
      'There were no charges or payments in this period.',
      'Balance at the end of 31 October 2026: £0.00',
      ...foot,
    ]);
  });

  test('is what came and went, each in its column, in parts that follow each other', async () => {
    const said = await saidBy(
      { opening: -20_00, closing: -5 },
      [line('2026-10-05', 'Rent', 1_120_00, 1_100_00)],
      [line('2026-10-06', 'Card payment', -1_100_05, -5), line('2026-10-07', 'Correction', 0, 0)],
    );
    expect(said).toEqual([
      ...head,
      'Balance at the start of 1 October 2026: £20.00 in credit',
      'Charges and payments',
      ...columns,
      '05 Oct 2026',
      'Rent',
      '1,120.00',
      '1,100.00',
      '06 Oct 2026',
      'Card payment',
      '1,100.05',
      '0.05 in credit',
      '07 Oct 2026',
      'Correction',
      '0.00',
      '0.00',
      'Balance at the end of 31 October 2026: £0.05 in credit',
      ...foot,
    ]);
  });

  test('is what is pending: payments alone, or what was charged or paid beside', async () => {
    const unposted = { change: -50_00, balance: 245_60 };
    const pendingIn = (said: readonly string[]) => said.filter((text) => /ending/.test(text));
    expect(pendingIn(await saidBy({ unposted: { ...unposted, isPayments: true } }))).toEqual([
      'Pending payments: £50.00',
      'Balance including pending: £245.60 in arrears',
    ]);
    expect(pendingIn(await saidBy({ unposted: { ...unposted, isPayments: false } }))).toEqual([
      'Pending: £50.00 paid',
      'Balance including pending: £245.60 in arrears',
    ]);
    const charged = { change: 10_00, balance: 305_60, isPayments: false };
    expect(pendingIn(await saidBy({ unposted: charged }))).toEqual([
      'Pending: £10.00 charged',
      'Balance including pending: £305.60 in arrears',
    ]);
    expect(pendingIn(await saidBy({}))).toEqual([]);
  });

  test('has its headings and its balances in bold, and nothing else', async () => {
    const unposted = { change: -50_00, balance: 245_60, isPayments: true };
    const pdf = await pdfWith({ unposted }, [line('2026-10-05', 'Rent', 1_120_00, 1_100_00)]);
    const bold = pdfDrawings(pdf).filter((piece) => piece.every(({ font }) => font.endsWith('Bold')));
    expect(bold.map(textOf)).toEqual([
      'Harbourline Homes',
      'Statement October 2026',
      'Balance at the start of 1 October 2026: £100.00 in arrears',
      'Charges and payments',
      ...columns,
      'Balance at the end of 31 October 2026: £295.60 in arrears',
      'Balance including pending: £245.60 in arrears',
    ]);
  });

  test('is the balance of a moment where the days are not over', async () => {
    const said = await saidBy({ isCurrent: true });
    expect(said.filter((text) => text.startsWith('Balance on'))).toEqual([
      'Balance on 31 October 2026 at 7:39am: £295.60 in arrears',
    ]);
  });
});
