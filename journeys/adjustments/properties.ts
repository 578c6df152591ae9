import type { PropertiesOf } from '../../machines/exploration/index.ts';
import { dialogProperties } from '../shared/dialog-properties.ts';
import type { AdjustmentsQuestions } from './questions.ts';
import type { samples } from './samples.ts';
import type { AdjustmentsFacts } from './vocabulary.ts';

type Properties = PropertiesOf<AdjustmentsQuestions, AdjustmentsFacts, typeof samples>;

export const properties: Properties = [
  {
    says: 'An interpreter is never saved without the language.',
    rows: [],
    when: (it) => it.waitsFor === 'save' && it.answers.needs?.includes('interpreter') === true,
    always: (it) => (it.answers.language ?? '').trim() !== '',
  },
  {
    says: 'Continue without the language of an interpreter asks for it.',
    rows: [],
    when: (it) =>
      it.isAsking &&
      it.event?.type === 'CONTINUE' &&
      it.answers.needs?.includes('interpreter') === true &&
      (it.answers.language ?? '').trim() === '',
    always: (it) => it.complaints.includes('Adjustments_Language'),
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
