import type { PropertiesOf } from '../../machines/exploration/index.ts';
import { dialogProperties } from '../shared/dialog-properties.ts';
import type { RemindersQuestions } from './questions.ts';
import type { samples } from './samples.ts';
import type { RemindersFacts } from './vocabulary.ts';

type Properties = PropertiesOf<RemindersQuestions, RemindersFacts, typeof samples>;

export const properties: Properties = [
  {
    says: 'Nothing is saved before the resident has chosen.',
    rows: [],
    when: (it) => it.waitsFor === 'save',
    always: (it) => it.answers.channel !== undefined,
  },
  {
    says: 'Continue without a choice asks for one.',
    rows: [],
    when: (it) => it.isAsking && it.event?.type === 'CONTINUE' && it.answers.channel === undefined,
    always: (it) => it.complaints.includes('Reminders_Choose'),
  },
  {
    says: 'What is saved is shown as saved.',
    rows: [],
    when: (it) => it.returned('save')?.output.became === 'saved',
    always: (it) => it.end === 'saved',
  },
  {
    says: 'What was changed somewhere else is shown as it stands.',
    rows: [],
    when: (it) => it.returned('save')?.output.became === 'overtaken',
    always: (it) => it.end === 'overtaken',
  },
  ...dialogProperties('save', 'Not_Saved'),
];
