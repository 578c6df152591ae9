import type { ContactAnswers, Relation } from './questions.ts';

/** Who to contact. A saved number is the resident's own, so it comes without a name. */
export interface Contact {
  readonly phone: string;
  readonly name: string | null;
  readonly relation: Relation | null;
}

/** Who to contact, as the answers have it; `undefined` while no number is chosen. */
export function contactOf(answers: ContactAnswers): Contact | undefined {
  const { number, phone = '', name = '', relation = null } = answers;
  if (number === undefined) return undefined;
  if (number !== 'another') return { phone: number, name: null, relation: null };
  return { phone, name: name.trim().replace(/\s+/g, ' '), relation };
}
