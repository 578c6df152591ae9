import { profile as copy } from '../../content/profile.ts';
import { phoneInGroups } from '../../contract/phone.ts';
import { type AnswersOf, fill, type Situation } from '../../machines/engine/index.ts';
import { type Contact, contactNames, type Profile } from '../shared/profile.ts';
import type { ProfileQuestions } from './questions.ts';
import type { ProfileFacts } from './vocabulary.ts';

export type ProfileSituation = Situation<AnswersOf<ProfileQuestions>, ProfileFacts>;

const each = <T>(of: (name: keyof Contact) => T): Readonly<Record<keyof Contact, T>> => ({
  email: of('email'),
  mobilePhone: of('mobilePhone'),
  homePhone: of('homePhone'),
  workPhone: of('workPhone'),
});

/** How the resident wants to be reached. */
export const typedContact = ({ answers }: ProfileSituation): Contact =>
  each((name) => (answers[name] ?? '').trim());

/** How the resident can be reached as the provider holds it. */
export const heldContact = (profile: Profile): Contact => each((name) => profile[name]);

export const isSameContact = (a: Contact, b: Contact): boolean =>
  contactNames.every((name) => a[name] === b[name]);

/** Whether something else was typed than is held. */
export const hasChanges = (situation: ProfileSituation): boolean => {
  const { profile } = situation.facts;
  return profile !== null && !isSameContact(typedContact(situation), heldContact(profile));
};

/** What somebody else changed since the record was read, as it is held now. */
export function changedBetween(before: Profile, now: Profile): Partial<Contact> {
  const changed = contactNames.filter((name) => before[name] !== now[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}

/** What was typed, with everything that the resident had left alone as it is held now. */
export const broughtUpToDate = (typed: Contact, before: Profile, now: Profile): Contact =>
  each((name) => (typed[name] === before[name] ? now[name] : typed[name]));

/** What stands beside a question whose answer was changed somewhere else meanwhile; else nothing. */
export function elsewhereLine(situation: ProfileSituation, name: keyof Contact): string {
  const held = situation.facts.elsewhere[name];
  if (held === undefined) return '';
  if (typedContact(situation)[name] === held) return copy.elsewhere.taken;
  return fill(copy.elsewhere.held, { value: phoneInGroups(held) || copy.elsewhere.nothing });
}
