import type { StatementOutline } from '../../gateway/money/statement-titles.ts';

/** A statement of October 2026, with these differences in what stands on it. */
export const statementOutline = (content: Partial<StatementOutline['content']> = {}): StatementOutline => ({
  title: 'Statement October 2026',
  accountName: 'Rent',
  accountNumber: '31000080',
  payReference: '310000801',
  from: '2026-10-01',
  to: '2026-10-31',
  madeAt: new Date('2026-11-22T07:39:00Z'),
  content: {
    opening: 100_00,
    closing: 295_60,
    unposted: null,
    isCurrent: false,
    holder: 'Ms Amara Okafor',
    address: ['1 Mill Court'],
    lastNumber: 0,
    ...content,
  },
});
