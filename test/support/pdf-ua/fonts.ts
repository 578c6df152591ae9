import type { PDFDict } from '@cantoo/pdf-lib';
import { PDFDict as Dict, decodePDFRawStream, PDFArray, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { dictEntry, entry, listEntry, nameEntry, streamText, type TaggedPdf } from './document.ts';

/** A font as text uses it, with the codes that are shown in it. */
export interface UsedFont {
  readonly name: string;
  readonly dict: PDFDict;
  /** The font that a composite font is made of. */
  readonly descendant: PDFDict | undefined;
  readonly codes: readonly number[];
}

/** Every font with which something is shown. */
export function usedFonts({ pages }: TaggedPdf): readonly UsedFont[] {
  const codes = new Map<PDFDict, Set<number>>();
  for (const { text } of pages.flatMap(({ painted }) => painted)) {
    if (text === undefined) continue;
    const known = codes.get(text.font) ?? new Set<number>();
    for (const code of text.codes) known.add(code);
    codes.set(text.font, known);
  }
  return [...codes].map(([dict, shown]) => {
    const [descendant] = listEntry(dict, 'DescendantFonts');
    return {
      name: nameEntry(dict, 'BaseFont') ?? 'a font without a name',
      dict,
      descendant: descendant instanceof Dict ? descendant : undefined,
      codes: [...shown],
    };
  });
}

/** The program of a font; undefined where none is embedded. */
export function programOf({ dict, descendant }: UsedFont): fontkit.Font | undefined {
  const descriptor = dictEntry(descendant ?? dict, 'FontDescriptor');
  const file = ['FontFile', 'FontFile2', 'FontFile3']
    .map((name) => entry(descriptor, name))
    .find((one) => one instanceof PDFRawStream);
  if (file === undefined) return undefined;
  const font = fontkit.create(Buffer.from(decodePDFRawStream(file).decode()));
  return 'getGlyph' in font ? font : undefined;
}

/** What a font says that its codes mean, by its `ToUnicode`; undefined where it has none. */
export function unicodeOf({ dict }: UsedFont): ReadonlyMap<number, string> | undefined {
  const map = entry(dict, 'ToUnicode');
  if (!(map instanceof PDFRawStream)) return undefined;
  const letters = (hex: string): string =>
    Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le');
  const found = new Map<number, string>();
  const text = streamText(map);
  for (const [, block = ''] of text.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from = '', to = '', list, one = ''] of block.matchAll(
      /<([\da-f]+)>\s*<([\da-f]+)>\s*(?:\[([^\]]*)\]|<([\da-f\s]*)>)/gi,
    )) {
      const start = Number.parseInt(from, 16);
      if (list === undefined) {
        const first = letters(one).codePointAt(0) ?? 0;
        for (let code = start; code <= Number.parseInt(to, 16); code += 1)
          found.set(code, String.fromCodePoint(first + code - start));
      } else {
        const all = [...list.matchAll(/<([\da-f\s]*)>/gi)].map(([, hex = '']) => letters(hex));
        for (const [index, letter] of all.entries()) found.set(start + index, letter);
      }
    }
  }
  for (const [, block = ''] of text.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code = '', hex = ''] of block.matchAll(/<([\da-f]+)>\s*<([\da-f\s]*)>/gi))
      found.set(Number.parseInt(code, 16), letters(hex));
  }
  return found;
}

/** The widths that a font of glyphs says its codes have, in thousandths. */
export function widthsOf({ descendant }: UsedFont): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  const list = listEntry(descendant, 'W');
  const at = (index: number): number => {
    const one = list[index];
    return one instanceof PDFNumber ? one.asNumber() : 0;
  };
  for (let index = 0; index < list.length; ) {
    const second = list[index + 1];
    if (second instanceof PDFArray) {
      for (const [offset, width] of second.asArray().entries())
        if (width instanceof PDFNumber) widths.set(at(index) + offset, width.asNumber());
      index += 2;
    } else {
      for (let code = at(index); code <= at(index + 1); code += 1) widths.set(code, at(index + 2));
      index += 3;
    }
  }
  return widths;
}
