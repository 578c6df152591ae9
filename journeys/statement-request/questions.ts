import { isEmail } from '../../contract/email.ts';
import { type Period, period } from '../../src/kinds/period/model.ts';
import { radios } from '../../src/kinds/radios/model.ts';
import { text } from '../../src/kinds/text/model.ts';
import { dayOfText } from '../shared/typed-days.ts';
import type { StatementRequestFacts } from './vocabulary.ts';

/** What is wrong with the days, the first thing first; nothing where they are right. */
export function periodProblem(
  { from, to }: Period,
  { today, tenancyStart }: Pick<StatementRequestFacts, 'today' | 'tenancyStart'>,
): 'SSC009' | 'SSC020' | 'SSC012' | 'SSC013' | 'SSC014' | null {
  if (from === '' || to === '') return 'SSC009';
  const [first, last] = [dayOfText(from), dayOfText(to)];
  if (first === null || last === null) return 'SSC020';
  if (first > last) return 'SSC009';
  if (first < tenancyStart) return 'SSC012';
  if (first > today) return 'SSC013';
  return last > today ? 'SSC014' : null;
}

export const questions = {
  recipient: radios({
    options: ({
      email,
    }: StatementRequestFacts): { readonly value: 'own' | 'other'; readonly hint?: string }[] =>
      email === '' ? [{ value: 'other' }] : [{ value: 'own', hint: email }, { value: 'other' }],
    missing: 'SSC009',
  }),
  email: text({
    missing: 'SSC009',
    check: (typed) => (isEmail(typed) ? [] : [{ notice: 'SSC011' }]),
    autocomplete: 'email',
    inputMode: 'email',
  }),
  period: period({
    check: (typed, facts: StatementRequestFacts) => {
      const notice = periodProblem(typed, facts);
      return notice === null ? [] : [{ notice }];
    },
  }),
};

export type StatementRequestQuestions = typeof questions;
