import { statementRequest as copy } from '../../content/statement-request.ts';
import { isEmail } from '../../contract/email.ts';
import { isTooLongForStatement } from '../../contract/statements.ts';
import { dayOfText } from '../../contract/typed-days.ts';
import { type Period, period } from '../questions/period.ts';
import { radios } from '../questions/radios.ts';
import { text } from '../questions/text.ts';
import type { StatementRequestFacts } from './vocabulary.ts';

/** What is wrong with the days, the first thing first; nothing where they are right. */
export function periodProblem(
  { from, to }: Period,
  { today, tenancyStart }: Pick<StatementRequestFacts, 'today' | 'tenancyStart'>,
): 'SSC009' | 'SSC020' | 'SSC012' | 'SSC013' | 'SSC014' | 'Statement_Too_Long' | null {
  if (from === '' || to === '') return 'SSC009';
  const [first, last] = [dayOfText(from), dayOfText(to)];
  if (first === null || last === null) return 'SSC020';
  if (first > last) return 'SSC009';
  if (first < tenancyStart) return 'SSC012';
  if (first > today) return 'SSC013';
  if (last > today) return 'SSC014';
  return isTooLongForStatement(first, last) ? 'Statement_Too_Long' : null;
}

/** What the message about days that are not there, or the wrong way round, asks for. */
const whatIsMissing = ({ from, to }: Period): string => {
  const { missing } = copy;
  if (from !== '' && to !== '') return missing.order;
  if (from === to) return missing.period;
  return from === '' ? missing.from : missing.to;
};

export const questions = {
  recipient: radios({
    options: ({
      email,
    }: StatementRequestFacts): { readonly value: 'own' | 'other'; readonly hint?: string }[] =>
      email === '' ? [{ value: 'other' }] : [{ value: 'own', hint: email }, { value: 'other' }],
    missing: 'SSC009',
    missingValues: { what: copy.missing.recipient },
  }),
  email: text({
    missing: 'SSC009',
    missingValues: { what: copy.missing.email },
    check: (typed) => (isEmail(typed) ? [] : [{ notice: 'SSC011' }]),
    autocomplete: 'email',
    inputMode: 'email',
  }),
  period: period({
    check: (typed, facts: StatementRequestFacts) => {
      const notice = periodProblem(typed, facts);
      if (notice === null) return [];
      return [notice === 'SSC009' ? { notice, values: { what: whatIsMissing(typed) } } : { notice }];
    },
  }),
};

export type StatementRequestQuestions = typeof questions;
