import { type Property, staysOnContinue } from '../../../machines/exploration/index.ts';
import type { ContactAnswers } from './questions.ts';

interface Asked {
  readonly step: string;
  readonly isAsking: boolean;
  readonly asked: readonly string[];
  readonly complaints: readonly string[];
  readonly answers: ContactAnswers;
  readonly event: { readonly type: string } | undefined;
  readonly before: { readonly step: string } | undefined;
}

/** What must be true of the questions about who to contact, wherever they are asked. */
export const contactProperties = (notices: {
  readonly number: string;
  readonly name: string;
  readonly rows: readonly string[];
}): readonly Property<Asked>[] => [
  {
    says: 'A saved number switches the other questions about the contact off, another number switches them on.',
    rows: ['CASE-CON-01', 'CASE-CON-02', ...notices.rows],
    when: (it) => it.step === 'contact' && it.isAsking,
    always: (it) =>
      ['relation', 'phone', 'name'].every(
        (one) => it.asked.includes(one) === (it.answers.number === 'another'),
      ),
  },
  {
    says: 'Continue without a number asks for one.',
    rows: ['CASE-CON-09', ...notices.rows],
    when: (it) => staysOnContinue(it, 'contact') && it.answers.number === undefined,
    always: (it) => it.complaints.includes(notices.number),
  },
  {
    says: 'Another number without a name asks for the name.',
    rows: ['CASE-CON-10', ...notices.rows],
    when: (it) =>
      staysOnContinue(it, 'contact') && it.answers.number === 'another' && it.answers.name === undefined,
    always: (it) => it.complaints.includes(notices.name),
  },
  {
    says: 'A number that does not begin with 0, or is too short, is refused.',
    rows: ['CASE-CON-08', 'MSG-SSR002', ...notices.rows],
    when: (it) =>
      staysOnContinue(it, 'contact') && it.answers.number === 'another' && it.answers.phone === '0123',
    always: (it) => it.complaints.includes('SSR002'),
  },
];
