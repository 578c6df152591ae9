import type { PropertiesOf } from '../../machines/exploration/index.ts';
import type { ChaseQuestions } from './questions.ts';
import type { samples } from './samples.ts';
import type { ChaseFacts } from './vocabulary.ts';

type Properties = PropertiesOf<ChaseQuestions, ChaseFacts, typeof samples>;

export const properties: Properties = [
  {
    says: 'Whether anyone came is asked only where someone was to come.',
    rows: [],
    when: (it) => it.isAsking,
    always: (it) => it.asked.includes('happened') === it.facts.wasVisit,
  },
  {
    says: 'Nothing is sent before the resident has said whether anyone came.',
    rows: [],
    when: (it) => it.waitsFor === 'send' && it.facts.wasVisit,
    always: (it) => it.answers.happened !== undefined,
  },
  {
    says: 'What was asked ends with the promise of an answer.',
    rows: [],
    when: (it) => it.returned('send')?.output.became === 'asked',
    always: (it) => {
      const said = it.returned('send')?.output;
      return it.end === 'asked' && said?.became === 'asked' && it.facts.next === said.next;
    },
  },
  {
    says: 'That someone came is noted, and what comes next is known.',
    rows: [],
    when: (it) => it.returned('send')?.output.became === 'noted',
    always: (it) => it.end === 'noted' && it.facts.next !== null,
  },
  {
    says: 'Where nothing is late any more, the page tells the news.',
    rows: [],
    when: (it) => it.returned('send')?.output.became === 'overtaken',
    always: (it) => it.end === 'overtaken',
  },
  {
    says: 'What could not be sent says so, and can be sent again.',
    rows: [],
    when: (it) => it.failed('send') === 'failed' || it.failed('send') === 'malformed',
    always: (it) => it.isAsking && it.notices.includes('Chase_Not_Sent'),
  },
  {
    says: 'From everywhere the resident can go back without asking.',
    rows: [],
    from: (it) => it.activity !== 'ended' && it.waitsFor !== 'send',
    canAlwaysReach: (it) => it.end === 'kept',
  },
];
