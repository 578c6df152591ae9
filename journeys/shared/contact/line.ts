import { contact as copy } from '../../../content/contact.ts';
import { phoneInGroups } from '../../../contract/phone.ts';
import { contactOf } from './contact.ts';
import type { ContactAnswers } from './questions.ts';

/** Who to contact in one line: number, name and relation where there are both, else the number alone. */
export function contactLine(answers: ContactAnswers): string {
  const contact = contactOf(answers);
  if (!contact) return '';
  const { phone, name, relation } = contact;
  const number = phoneInGroups(phone);
  if (!name || !relation) return number;
  return [number, name, copy.questions.relation.options[relation].label].join(', ');
}
