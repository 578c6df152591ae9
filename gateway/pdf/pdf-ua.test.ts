import { describe, expect, test } from 'vitest';
import { conditions, failuresOf } from '../../test/support/pdf-ua/conditions.ts';
import { dictEntry, inspect, open } from '../../test/support/pdf-ua/document.ts';
import { faults } from '../../test/support/pdf-ua/faults.ts';
import { writePapers } from '../demo/building-papers.ts';
import { drawStatement } from '../money/statement-pdf.ts';

const made = new Date('2026-11-22T07:39:00Z');

/** A statement of a resident, with so many lines that have the name too. */
async function statementOf(holder: string, lines: number): Promise<Buffer> {
  const drawing = drawStatement({
    title: 'Statement October 2026',
    accountName: 'Rent',
    accountNumber: '31000080',
    payReference: '310000801',
    from: '2026-10-01',
    to: '2026-10-31',
    madeAt: made,
    content: {
      opening: 100_00,
      closing: 295_60,
      unposted: { change: -75_00, balance: 220_60, isPayments: true },
      isCurrent: true,
      holder,
      address: ['1 Mill Court', 'Westport'],
      lastNumber: 0,
    },
  });
  const line = { day: '2026-10-02', description: `Rent of ${holder}`, change: 1, balance: 1 };
  if (lines > 0) drawing.add(Array.from({ length: lines }, () => line));
  return drawing.end();
}

const namesByWriting = [
  ['Latin', 'Łukasz Żółć'],
  ['Arabic', 'محمد علي يقين'],
  ['Bengali', 'শেখ মুজিবুর'],
  ['Tamil', 'தமிழ் செல்வன்'],
  ['two directions', 'Mr محمد علي (12)'],
  ['a writing without a font', 'Li 李'],
] as const;

const sound = await statementOf('Ms Amara Okafor', 3);

describe('a statement keeps every condition of PDF/UA that a machine can find', () => {
  test.each(namesByWriting)('for a name in %s', async (_writing, holder) => {
    for (const lines of [0, 3, 90]) {
      expect(failuresOf(inspect(await open(await statementOf(holder, lines)))), `${lines} lines`).toEqual([]);
    }
  });

  test('and has nothing that the other conditions are about', async () => {
    const { catalog, pages, doc } = inspect(await open(sound));
    const namesIn = (dict = catalog) => [...dict.keys()].map((key) => key.decodeText());
    for (const other of ['AcroForm', 'OCProperties', 'Outlines', 'OpenAction', 'AA', 'Threads'])
      expect(namesIn()).not.toContain(other);
    // No files, and no scripts.
    expect(namesIn(dictEntry(catalog, 'Names'))).toEqual(['Dests']);
    expect(pages.flatMap(({ annotations }) => annotations)).toEqual([]);
    expect(doc.getTitle()).toBe('Statement October 2026');
  });
});

test('the papers about the safety of a building keep them too', async () => {
  for (const { title, content } of await writePapers('Mill Court', made))
    expect(failuresOf(inspect(await open(content))), title).toEqual([]);
});

describe('the check itself', () => {
  test('has a fault for each of its conditions, and no number twice', () => {
    const ids = conditions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(faults).sort()).toEqual([...ids].sort());
  });

  test.each(conditions.map((condition) => [condition.id, condition.says, condition] as const))(
    'finds %s: %s',
    async (id, _says, { find }) => {
      const doc = await open(sound);
      expect(find(inspect(doc))).toEqual([]);
      faults[id]?.(doc);
      expect(find(inspect(doc))).not.toEqual([]);
    },
  );
});
