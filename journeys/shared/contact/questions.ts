import { phoneInGroups } from '../../../contract/phone.ts';
import { radios } from '../../questions/radios.ts';
import { name, phone } from '../../questions/text.ts';

/** Whose number it can be. */
export const relations = ['Customer', 'Friend or Family', 'Other'] as const;
export type Relation = (typeof relations)[number];

/** What has to be known before the questions can be asked: the numbers that are saved for the resident. */
export interface ContactFacts {
  readonly resident: { readonly phones: readonly string[] } | null;
}

/**
 * Who to contact: one of the saved numbers, or another one with whose it is.
 *
 * A journey spreads the parts of this folder into its own: `...contactQuestions({…})` into its questions,
 * `...contactRules` into its rules, `...contactStep` into the step of its address, `...contact.questions` of
 * `content/contact.ts` into its words, `...contactSamples` into the answers of its samples. Its facts hold
 * `ContactFacts`. The step is entered from the one before it in the journey and leads to the one after it;
 * `contactOf` reads the answers, `contactLine` says them in one line.
 * @param notices messages of the journey for what is missing: a number, the name that goes with it
 */
export const contactQuestions = <const Number extends string, const Name extends string>(notices: {
  readonly number: Number;
  readonly name: Name;
}) => ({
  number: radios({
    options: (facts: ContactFacts) => [
      ...(facts.resident?.phones ?? []).map((saved) => ({ value: saved, label: phoneInGroups(saved) })),
      { value: 'another' },
    ],
    missing: notices.number,
  }),
  relation: radios({ options: relations, missing: 'Repair_Relation_Missing' }),
  phone: phone({ missing: notices.number, invalid: 'SSR002' }),
  name: name({ missing: notices.name }),
});

/** What was answered, as far as it is. */
export interface ContactAnswers {
  readonly number?: string | undefined;
  readonly relation?: Relation | undefined;
  readonly phone?: string | undefined;
  readonly name?: string | undefined;
}
