import type { CaseTypesFile } from './case-catalogue.ts';
import { capitalised, type Mistake, nameOfType } from './case-mistakes.ts';
import { questionMistakes } from './case-question-rules.ts';
import { teamMistakes } from './case-team-rules.ts';

type File = CaseTypesFile;

/** Those of a list whose key occurs earlier in it. */
const repeated = <T>(items: readonly T[], keyOf: (item: T) => unknown): readonly T[] =>
  items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) < index);

const typeMistakes = ({ types }: File): readonly Mistake[] => [
  ...repeated(types, ({ id }) => id).map((type) => ({
    rule: 'one id for one type',
    where: capitalised(nameOfType(type)),
    what: `Another type has the id ${type.id} too.`,
    remedy: 'Give one of them an id that nothing has.',
  })),
  ...repeated(types, ({ description }) => description.toLowerCase()).map((type) => ({
    rule: 'one description for one type',
    where: capitalised(nameOfType(type)),
    what: 'Another type is described the same.',
    remedy: 'Residents must be able to tell them apart: describe one of them otherwise.',
  })),
  ...(types.some(({ isVisibleForSelfServe }) => isVisibleForSelfServe)
    ? []
    : [
        {
          rule: 'something to ask for',
          where: 'The file',
          what: 'No type is for residents.',
          remedy: 'Set isVisibleForSelfServe of at least one type to true, or leave it out there.',
        },
      ]),
  ...types
    .filter((type) => type.isVisibleForSelfServe && type.additionalInfo.length === 0)
    .map((type) => ({
      rule: 'something to answer',
      where: capitalised(nameOfType(type)),
      what: 'It asks nothing, so the team would not know what it is about.',
      remedy: 'Add a question, a Text question for example.',
    })),
];

const textMistakes = ({ messages }: File): readonly Mistake[] =>
  Object.entries(messages).flatMap(([code, text]) =>
    (text.match(/\{[^}]*\}/g) ?? [])
      .filter((gap) => gap !== '{phone}' && gap !== '{hours}')
      .map((gap) => ({
        rule: 'gaps that are filled',
        where: `Message ${code}`,
        what: `Nothing is put in place of ${gap}.`,
        remedy: 'Use {phone} for our phone number and {hours} for its hours, and write everything else out.',
      })),
  );

/** What a schema cannot say: every mistake in a file of the right shape. */
export const ruleMistakes = (file: File): readonly Mistake[] => [
  ...typeMistakes(file),
  ...textMistakes(file),
  ...file.types.flatMap((type) => questionMistakes(type, file.messages)),
  ...teamMistakes(file),
];
