import type { Decorator, Preview } from '@storybook/react-vite';
import { rewordWith } from '../content/own-words/words.ts';
import { mirroredText, pseudoText } from '../test/support/pseudo-locale.ts';

const rewordings = { pseudo: pseudoText, mirrored: mirroredText } as const;
const isReworded = (name: unknown): name is keyof typeof rewordings =>
  Object.hasOwn(rewordings, String(name));

const place = 'storybook-language';

/** The language with which this page was loaded: texts are read once, so another one needs another load. */
const loaded = sessionStorage.getItem(place) ?? 'english';

// Before anything else is loaded that has a text.
if (isReworded(loaded)) rewordWith(rewordings[loaded]);
document.documentElement.dir = loaded === 'mirrored' ? 'rtl' : 'ltr';

export const usualLanguage = { language: loaded };

export const languages: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'english', title: 'English' },
        { value: 'pseudo', title: 'Pseudo-language: longer, in brackets' },
        { value: 'mirrored', title: 'Pseudo-language, right to left' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Loads the page again when another language was chosen in the toolbar. */
export const inLanguage: Decorator = (Story, { globals }) => {
  if (globals.language !== loaded && globals.language !== undefined) {
    sessionStorage.setItem(place, String(globals.language));
    location.reload();
  }
  return Story();
};
