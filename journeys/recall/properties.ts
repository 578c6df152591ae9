import type { PropertiesOf } from '../../machines/exploration/index.ts';
import { dialogProperties } from '../shared/dialog-properties.ts';
import type { RecallQuestions } from './questions.ts';
import type { samples } from './samples.ts';
import type { RecallFacts } from './vocabulary.ts';

type Properties = PropertiesOf<RecallQuestions, RecallFacts, typeof samples>;

export const properties: Properties = [
  {
    says: 'Nothing is sent before the resident has said what is still wrong.',
    rows: [],
    when: (it) => it.waitsFor === 'send',
    always: (it) => (it.answers.stillWrong ?? '').trim() !== '',
  },
  {
    says: 'Continue without a word asks for one.',
    rows: [],
    when: (it) => it.isAsking && it.event?.type === 'CONTINUE' && (it.answers.stillWrong ?? '').trim() === '',
    always: (it) => it.complaints.includes('Recall_Missing'),
  },
  {
    says: 'Photos are asked for exactly where the provider takes them.',
    rows: [],
    when: (it) => it.isAsking,
    always: (it) => it.asked.includes('files') === it.facts.photosAllowed,
  },
  {
    says: 'Nothing is sent with more than five files.',
    rows: [],
    when: (it) => it.waitsFor === 'send',
    always: (it) => (it.answers.files ?? []).length <= 5,
  },
  {
    says: 'No photo has to be added.',
    rows: [],
    when: (it) => it.isAsking && (it.answers.files ?? []).length === 0,
    always: (it) => !it.complaints.includes('Upload_Media_Max_Attachments'),
  },
  {
    says: 'A file that is not there any more keeps the resident at the question, and says so.',
    rows: [],
    when: (it) => it.returned('send')?.output.became === 'filesGone',
    always: (it) => it.isAsking && it.notices.includes('Recall_Files_Gone'),
  },
  {
    says: 'Where an appointment can be chosen, choosing one comes next.',
    rows: [],
    when: (it) => {
      const said = it.returned('send')?.output;
      return said?.became === 'opened' && said.next?.kind === 'choice';
    },
    always: (it) => it.end === 'slots',
  },
  {
    says: 'Where none can be chosen, the resident is told who calls.',
    rows: [],
    when: (it) => {
      const said = it.returned('send')?.output;
      return said?.became === 'opened' && said.next?.kind !== 'choice';
    },
    always: (it) => it.end === 'sent',
  },
  {
    says: 'A repair that is open again already is shown as it stands.',
    rows: [],
    when: (it) => it.returned('send')?.output.became === 'overtaken',
    always: (it) => it.end === 'overtaken',
  },
  ...dialogProperties('send', 'Not_Sent'),
];
