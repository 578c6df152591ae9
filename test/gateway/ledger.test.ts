import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { residents } from '../../gateway/demo/residents.ts';
import { accountIdOf } from '../../gateway/demo/seed-money.ts';
import { appendLine } from '../../gateway/money/ledger.ts';
import { statementPdf } from '../../gateway/money/statement-pdf.ts';
import { readStatementContent, readStatements } from '../../gateway/money/statements.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { pdfTexts } from '../support/pdf-text.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const customerId = residents.find(({ key }) => key === 'jack.brown')?.customerId ?? '';
const accountId = accountIdOf({ who: 'jack.brown', premises: 'Flat 11, Mill Court', type: 'REN' });
const day = 86_400_000;

/** What is written on an account over half a year: how many days later, and how much. */
const lines = fc.array(
  fc.record({
    later: fc.integer({ min: 0, max: 20 }),
    change: fc.integer({ min: -200_000, max: 200_000 }).filter((change) => change !== 0),
  }),
  { minLength: 1, maxLength: 25 },
);

it('whatever is written, statements begin where the one before ended, and say what the lines add up to', async () => {
  const { db } = gateway.platform;
  const undone = new Error('undone');
  const property = fc.asyncProperty(lines, async (written) => {
    const attempt = db.transaction().execute(async (transaction) => {
      let at = Date.now() - 500 * day;
      let sum = 0;
      for (const { later, change } of written) {
        at += later * day;
        sum += change;
        const line = {
          description: 'Line',
          transaction_type: 'ADJ' as const,
          payment_code: change < 0 ? 'CR' : 'DR',
          is_posted: true,
          change,
        };
        await appendLine(transaction, accountId, line, new Date(at));
      }
      const now = new Date();
      const statements = (await readStatements(transaction, customerId, now)).toReversed();
      let balance = 0;
      let seen = 0;
      for (const statement of statements) {
        const content = await readStatementContent(transaction, statement);
        expect(content.opening).toBe(balance);
        balance += content.lines.reduce((total, { change }) => total + change, 0);
        expect(content.closing).toBe(balance);
        seen += content.lines.length;
      }
      expect([seen, balance]).toEqual([written.length, sum]);
      const [last] = statements.slice(-1);
      if (last) {
        const texts = pdfTexts(
          await statementPdf(
            { ...last, title: 'Statement' },
            await readStatementContent(transaction, last),
            now,
          ),
        );
        const pounds = (Math.abs(balance) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
        expect(texts.join('\n')).toMatch(
          new RegExp(`end of the day: £${pounds}( in (arrears|credit))?$`, 'm'),
        );
      }
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
  });
  await fc.assert(property, { numRuns: 30 });
});
