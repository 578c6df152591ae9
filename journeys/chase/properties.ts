import type { PropertiesOf } from '../../machines/exploration/index.ts';
import { dialogProperties } from '../shared/dialog-properties.ts';
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
  ...dialogProperties('send', 'Not_Sent'),
];
