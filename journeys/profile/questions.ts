import { profilePage as copy } from '../../content/profile.ts';
import { dateInWords } from '../../contract/dates.ts';
import { isEmail } from '../../contract/email.ts';
import { given } from '../questions/given.ts';
import { phone, text } from '../questions/text.ts';
import { fullName, isPastDay, type Profile } from '../shared/profile.ts';
import type { ProfileFacts } from './vocabulary.ts';

/** A date of birth in words; as it is held, where it is no day, and a dash where none is held. */
export const birthInWords = ({ dateOfBirth }: Pick<Profile, 'dateOfBirth'>): string => {
  // Any day far ahead: whether it is right is told elsewhere.
  const isDay = isPastDay(dateOfBirth, new Date('9999-12-31'));
  return isDay ? dateInWords(`${dateOfBirth}T12:00:00Z`) : dateOfBirth || copy.nothing;
};

export const questions = {
  name: given(({ profile }: ProfileFacts) => (profile ? fullName(profile) : '') || copy.nothing),
  birth: given(({ profile }: ProfileFacts) => birthInWords(profile ?? { dateOfBirth: '' })),
  email: text({
    missing: 'SSCP002',
    check: (entered) => (isEmail(entered) ? [] : [{ notice: 'SSCP002' as const }]),
    autocomplete: 'email',
    inputMode: 'email',
  }),
  mobilePhone: phone({ missing: 'SSCP003a', invalid: 'SSCP003a', autocomplete: 'mobile tel' }),
  homePhone: phone({ invalid: 'SSCP003b', autocomplete: 'home tel' }),
  workPhone: phone({ invalid: 'SSCP003c', autocomplete: 'work tel' }),
};

export type ProfileQuestions = typeof questions;
