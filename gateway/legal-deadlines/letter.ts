import { dates } from '../../content/dates.ts';
import { legalDeadlines as copy } from '../../content/legal-deadlines.ts';
import { missedDeadlines as words } from '../../content/missed-deadlines.ts';
import { dayInWords, momentInWords, wallTime } from '../../contract/dates.ts';
import type { HazardDuty } from '../../contract/history.ts';
import { hazardDeadlines } from '../../contract/legal-deadlines/hazards.ts';
import type { LegalDeadline } from '../../contract/legal-deadlines/row.ts';
import { repairInWords } from '../communications/message-templates.ts';
import { fill, fillMessage, type MessageText } from '../fill.ts';
import type { WorksOrderRow } from '../provider/ownership.ts';

/** When a duty was due, in words: a day, or a time of it. */
const dueInWords = (dueBy: string): string =>
  dueBy.endsWith('T23:59:59') ? dayInWords(dueBy) : momentInWords(dueBy, dates);

/** What a resident is told about dates set by law that were missed. */
export function missedDeadlinesLetter(
  order: Pick<WorksOrderRow, 'repair_reason' | 'job_number' | 'raised_at'>,
  missed: readonly Pick<HazardDuty, 'kind' | 'dueBy'>[],
): MessageText {
  const owed = new Set(
    missed.map(({ kind }): LegalDeadline['whenMissed'] => hazardDeadlines[kind].whenMissed),
  );
  const lines = missed.map(({ kind, dueBy }) =>
    fill(words.line, { duty: copy.titles[kind], by: dueInWords(dueBy ?? wallTime(order.raised_at)) }),
  );
  return fillMessage(words, {
    ...repairInWords(order),
    missed: lines.join('\n'),
    owed: [...owed].map((remedy) => words.owed[remedy]).join(' '),
  });
}
