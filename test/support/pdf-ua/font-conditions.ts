import { PDFRawStream } from '@cantoo/pdf-lib';
import type { Condition } from './condition.ts';
import { entry, nameEntry, type TaggedPdf } from './document.ts';
import { programOf, type UsedFont, unicodeOf, usedFonts, widthsOf } from './fonts.ts';

const eachFont =
  (find: (font: UsedFont) => readonly string[]) =>
  (pdf: TaggedPdf): string[] =>
    usedFonts(pdf).flatMap((font) => find(font).map((where) => `${font.name} ${where}`.trim()));

/** Codes whose meaning is wrong, whether they are shown or not. */
const meaning = (isWrong: (letters: string) => boolean) =>
  eachFont((font) =>
    [...(unicodeOf(font) ?? [])].flatMap(([code, letters]) => (isWrong(letters) ? [`code ${code}`] : [])),
  );

/** Of a font of glyphs in TrueType outlines. */
const isGlyphFont = ({ descendant }: UsedFont): boolean =>
  nameEntry(descendant, 'Subtype') === 'CIDFontType2';

/** Fonts: that they are there, that they have every glyph, and that every glyph has a meaning. */
export const fontConditions: readonly Condition[] = [
  {
    id: '10-001',
    says: 'Character code cannot be mapped to Unicode',
    find: eachFont((font) => {
      const letters = unicodeOf(font);
      if (letters === undefined) return [];
      return font.codes.filter((code) => !letters.get(code)).map((code) => `code ${code}`);
    }),
  },
  {
    id: '31-004',
    says: 'A Type 2 CID font contains neither a stream nor the name Identity as the value of CIDToGIDMap',
    find: eachFont((font) => {
      const map = entry(font.descendant, 'CIDToGIDMap');
      const isGood = map instanceof PDFRawStream || nameEntry(font.descendant, 'CIDToGIDMap') === 'Identity';
      return isGlyphFont(font) && map !== undefined && !isGood ? [''] : [];
    }),
  },
  {
    id: '31-005',
    says: 'A Type 2 CID font does not contain a CIDToGIDMap entry',
    find: eachFont((font) =>
      isGlyphFont(font) && entry(font.descendant, 'CIDToGIDMap') === undefined ? [''] : [],
    ),
  },
  {
    id: '31-006',
    says: 'A CMap is neither one of those that every reader has nor embedded',
    find: eachFont(({ dict, descendant }) => {
      const encoding = entry(dict, 'Encoding');
      const isKnown = ['Identity-H', 'Identity-V'].includes(nameEntry(dict, 'Encoding') ?? '');
      return descendant === undefined || isKnown || encoding instanceof PDFRawStream ? [] : [''];
    }),
  },
  {
    id: '31-009',
    says: 'For a font used by text intended to be rendered the font program is not embedded',
    find: eachFont((font) => (programOf(font) === undefined ? [''] : [])),
  },
  {
    id: '31-011',
    says: 'The font program does not contain glyphs for all of the glyphs referenced by the text used for rendering',
    find: eachFont((font) => {
      const glyphs = programOf(font)?.numGlyphs ?? Number.POSITIVE_INFINITY;
      return font.codes.filter((code) => code >= glyphs).map((code) => `code ${code}`);
    }),
  },
  {
    id: '31-016',
    says: 'The width of a glyph in the font dictionary and in the font program differ by more than 1/1000 unit',
    find: eachFont((font) => {
      const program = programOf(font);
      if (program === undefined) return [];
      const widths = widthsOf(font);
      return font.codes.flatMap((code) => {
        if (code >= program.numGlyphs) return [];
        const own = (program.getGlyph(code).advanceWidth * 1000) / program.unitsPerEm;
        return Math.abs(own - (widths.get(code) ?? 1000)) > 1 ? [`code ${code}`] : [];
      });
    }),
  },
  {
    id: '31-027',
    says: 'A font dictionary does not contain the ToUnicode entry, and its letters are not known otherwise',
    find: eachFont((font) => (unicodeOf(font) === undefined ? [''] : [])),
  },
  {
    id: '31-028',
    says: 'One or more Unicode values specified in the ToUnicode CMap are zero',
    find: meaning((letters) => letters.includes('\0')),
  },
  {
    id: '31-029',
    says: 'One or more Unicode values specified in the ToUnicode CMap are equal to either U+FEFF or U+FFFE',
    find: meaning((letters) => /[\ufeff\ufffe]/.test(letters)),
  },
  {
    id: '31-030',
    says: 'One or more characters used in text showing operators reference the .notdef glyph',
    find: eachFont(({ codes }) => (codes.includes(0) ? ['code 0'] : [])),
  },
];
