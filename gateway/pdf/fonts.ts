import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

interface FontSource {
  readonly name: string;
  readonly file: string;
  /** The writing that it is for; none for the font of everything else. */
  readonly script?: RegExp;
}

/** The font of Latin, Greek and Cyrillic letters, figures and signs. */
export const mainFont = 'Noto Sans';
export const boldFont = 'Noto Sans Bold';

const sources: readonly FontSource[] = [
  {
    name: mainFont,
    file: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  },
  {
    name: boldFont,
    file: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  {
    name: 'Arabic',
    script: /\p{Script=Arabic}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  },
  {
    name: 'Armenian',
    script: /\p{Script=Armenian}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf'),
  },
  {
    name: 'Bengali',
    script: /\p{Script=Bengali}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
  },
  {
    name: 'Devanagari',
    script: /\p{Script=Devanagari}/u,
    file: require.resolve(
      '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    ),
  },
  {
    name: 'Ethiopic',
    script: /\p{Script=Ethiopic}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf'),
  },
  {
    name: 'Georgian',
    script: /\p{Script=Georgian}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf'),
  },
  {
    name: 'Gujarati',
    script: /\p{Script=Gujarati}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf'),
  },
  {
    name: 'Gurmukhi',
    script: /\p{Script=Gurmukhi}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf'),
  },
  {
    name: 'Hebrew',
    script: /\p{Script=Hebrew}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  },
  {
    name: 'Malayalam',
    script: /\p{Script=Malayalam}/u,
    file: require.resolve(
      '@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf',
    ),
  },
  {
    name: 'Sinhala',
    script: /\p{Script=Sinhala}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-sinhala/400Regular/NotoSansSinhala_400Regular.ttf'),
  },
  {
    name: 'Tamil',
    script: /\p{Script=Tamil}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf'),
  },
  {
    name: 'Telugu',
    script: /\p{Script=Telugu}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf'),
  },
  {
    name: 'Thai',
    script: /\p{Script=Thai}/u,
    file: require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  },
];

interface Font {
  /** The font as it is opened. All documents draw with the one: to read its rules again takes longer than to draw a page. */
  readonly opened: fontkit.Font;
  has(letter: string): boolean;
}

const loaded = new Map<string, Font>();

/**
 * Forgets which letters the glyphs of all fonts stood for. fontkit keeps those of the first text that it met, of which one of the
 * next document may have others: ị and ĩ are drawn with the same i.
 */
export function forgetLetters(): void {
  for (const { opened } of loaded.values()) (opened as unknown as { _glyphs: object })._glyphs = {};
}

/** A font by its name, read when it is first needed. */
export function fontOf(name: string): Font {
  const known = loaded.get(name);
  if (known) return known;
  const source = sources.find((one) => one.name === name);
  if (!source) throw new Error(`there is no font ${name}`);
  const opened = fontkit.create(readFileSync(source.file));
  if (!('hasGlyphForCodePoint' in opened)) throw new Error(`the file of ${name} is not one font`);
  const font = {
    opened,
    has: (letter: string) => Array.from(letter).every((one) => opened.hasGlyphForCodePoint(codePointOf(one))),
  };
  loaded.set(name, font);
  return font;
}

const codePointOf = (letter: string): number => letter.codePointAt(0) ?? 0;

const found = new Map<string, string | undefined>();
/** Letters whose font is remembered. */
const maxRemembered = 5000;

/** The font that has this letter with its marks; undefined where none has. */
export function fontFor(letter: string): string | undefined {
  if (found.has(letter)) return found.get(letter);
  if (found.size >= maxRemembered) found.clear();
  const font = findFont(letter);
  found.set(letter, font);
  return font;
}

function findFont(letter: string): string | undefined {
  const own = sources.find(({ script }) => script?.test(letter))?.name ?? mainFont;
  if (fontOf(own).has(letter)) return own;
  return sources.find(({ name }) => name !== boldFont && fontOf(name).has(letter))?.name;
}
