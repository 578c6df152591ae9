import { radios } from '../questions/radios.ts';
import { suggestion } from '../questions/suggestion.ts';
import { contactQuestions } from '../shared/contact/questions.ts';
import { type ChosenType, typeIn, typesWith } from './situation.ts';
import type { CaseFacts } from './vocabulary.ts';

const typed = suggestion<ChosenType>()({
  missing: 'Case_Warning',
  noMatch: 'Case_Type_Error',
  minimum: 1,
});

/** The questions of every request, whatever it is about. */
export const questions = {
  property: radios({
    options: (facts: CaseFacts) =>
      facts.homes.map(({ premisesId, address }) => ({ value: premisesId, label: address })),
    missing: 'Case_Property_Missing',
  }),

  type: {
    ...typed,
    // The types are all here, so a name that was typed in full need not wait for the search.
    check(value: Parameters<typeof typed.check>[0], facts: CaseFacts) {
      if (value && typeIn(facts, value)) return [];
      const isUnknown =
        value && value.text.trim() !== '' && (value.noMatch || typesWith(facts, value.text).length === 0);
      return [{ notice: isUnknown ? ('Case_Type_Error' as const) : ('Case_Warning' as const) }];
    },
  },

  ...contactQuestions({ number: 'Case_CC010', name: 'Case_CC011' }),
};
