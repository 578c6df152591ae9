import type { PropertiesOf } from '../../machines/exploration/index.ts';
import type { StatementRequestQuestions } from './questions.ts';
import type { samples } from './samples.ts';
import type { StatementRequestFacts } from './vocabulary.ts';

type Properties = PropertiesOf<StatementRequestQuestions, StatementRequestFacts, typeof samples>;
type At = Parameters<Extract<Properties[number], { always: unknown }>['always']>[0];

const isRequestRefused = (it: At) => it.isAsking && it.event?.type === 'CONTINUE';
const complains = (
  says: string,
  rows: readonly string[],
  from: string,
  to: string,
  notice: string,
): Properties[number] => ({
  says,
  rows,
  when: (it) => isRequestRefused(it) && it.answers.period?.from === from && it.answers.period.to === to,
  always: (it) => it.complaints.includes(notice),
});

export const properties: Properties = [
  complains('Days of which one is missing are asked for.', ['STMT-17', 'A71'], '02/10/2026', '', 'SSC009'),
  complains(
    'Days the wrong way round are refused.',
    ['STMT-19', 'A71'],
    '01/11/2026',
    '31/10/2026',
    'SSC009',
  ),
  complains('A day that is not typed as one is refused.', ['STMT-23'], '2026-10-01', '31/10/2026', 'SSC020'),
  complains('Days before the tenancy began are refused.', ['STMT-20'], '01/10/2017', '31/10/2026', 'SSC012'),
  complains('A first day in the future is refused.', ['STMT-21'], '22/11/2026', '23/11/2026', 'SSC013'),
  complains('A last day in the future is refused.', ['STMT-22'], '21/11/2026', '22/11/2026', 'SSC014'),
  {
    says: 'Continue without a recipient asks for one.',
    rows: ['STMT-17', 'STMT-32'],
    when: (it) => isRequestRefused(it) && it.answers.recipient === undefined,
    always: (it) => it.complaints.includes('SSC009'),
  },
  {
    says: 'Another address is asked for only where the statement goes there.',
    rows: ['STMT-18', 'A74', 'STMT-32'],
    when: (it) => it.isAsking,
    always: (it) => it.asked.includes('email') === (it.answers.recipient === 'other'),
  },
  {
    says: 'Another address that is missing is asked for.',
    rows: ['STMT-18', 'A74'],
    when: (it) => isRequestRefused(it) && it.answers.recipient === 'other' && it.answers.email === undefined,
    always: (it) => it.complaints.includes('SSC009'),
  },
  {
    says: 'Another address that is none is refused.',
    rows: ['STMT-24'],
    when: (it) =>
      isRequestRefused(it) && it.answers.recipient === 'other' && it.answers.email === 'ann-@example',
    always: (it) => it.complaints.includes('SSC011'),
  },
  {
    says: 'Nothing is sent but for days that can be asked for, to an address that is one.',
    rows: ['STMT-17', 'STMT-27'],
    when: (it) => it.waitsFor === 'sendRequest',
    always: ({ answers }) =>
      answers.period?.from === '01/10/2026' &&
      (answers.recipient === 'own' || (answers.recipient === 'other' && answers.email === 'ann@example.com')),
  },
  {
    says: 'A statement goes to the resident’s own address only where the provider holds one.',
    rows: ['STMT-32', 'STMT-28'],
    when: (it) => it.waitsFor === 'sendRequest' && it.answers.recipient === 'own',
    always: (it) => it.facts.email !== '',
  },
  {
    says: 'A request that was sent is said to be, and the dialogue closes.',
    rows: ['STMT-25'],
    when: (it) => it.returned('letRead') !== undefined,
    always: (it) => it.end === 'sent',
  },
  {
    says: 'A request that failed says so, and can be sent again.',
    rows: ['STMT-26', 'A74'],
    when: (it) => it.failed('sendRequest') === 'failed' || it.failed('sendRequest') === 'malformed',
    always: (it) => it.isAsking && it.notices.includes('Generic_Error_API'),
  },
];
