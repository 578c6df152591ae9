import { describe, expect, it } from 'vitest';
import { pdfTexts } from '../../test/support/pdf-text.ts';
import { statementOutline } from '../../test/support/statement-outline.ts';
import { statementTasks } from './statement-tasks.ts';

const begin = { kind: 'begin', outline: statementOutline() } as const;
const line = { day: '2026-10-02', description: 'Rent', change: 1, balance: 1 };
const lines = { kind: 'lines', lines: [line] } as const;
const end = { kind: 'end' } as const;

/** The texts of the statement that comes of these tasks. */
async function drawnBy(carryOut: ReturnType<typeof statementTasks>, ...before: readonly (typeof lines)[]) {
  expect(await carryOut(begin)).toEqual({ kind: 'ready' });
  for (const task of before) expect(await carryOut(task)).toEqual({ kind: 'ready' });
  const answer = await carryOut(end);
  if (answer.kind !== 'drawn') throw new Error(`it was ${answer.kind}`);
  return pdfTexts(Buffer.from(answer.pdf));
}

describe('a thread that draws statements', () => {
  it('draws one after the other, each with its own lines', async () => {
    const carryOut = statementTasks();
    expect((await drawnBy(carryOut, lines, lines)).filter((text) => text === 'Rent')).toHaveLength(2);
    expect(await drawnBy(carryOut)).not.toContain('Rent');
  });

  it.each([lines, end])('says that none was begun when it is told $kind first, or last', async (task) => {
    const failed = { kind: 'failed', error: new Error('no statement was begun') };
    const carryOut = statementTasks();
    expect(await carryOut(task)).toEqual(failed);
    await drawnBy(carryOut);
    expect(await carryOut(task)).toEqual(failed);
  });

  it('gives up a statement of which something cannot be drawn, and goes on with the next', async () => {
    const carryOut = statementTasks();
    await carryOut(begin);
    const wrong = { kind: 'lines', lines: [{ ...line, day: 'yesterday' }, null as never] } as const;
    expect(await carryOut(wrong)).toMatchObject({ kind: 'failed', error: expect.any(Error) });
    expect(await carryOut(end)).toMatchObject({ kind: 'failed' });
    expect(await drawnBy(carryOut, lines)).toContain('Rent');
  });
});
