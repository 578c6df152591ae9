import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  /** Decoded; empty for an object without a stream. */
  readonly stream: string;
}

/** The objects of a PDF that pdfkit made, by their numbers. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endobj', start);
    const stream = text.indexOf('stream\n', start);
    const has = stream >= 0 && stream < end;
    const head = text.slice(start, has ? stream : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = pdf.subarray(stream + 7, stream + 7 + length);
    const decoded = has && head.includes('/FlateDecode') ? inflateSync(raw) : raw;
    objects.set(match[1] ?? '', { head, stream: has ? decoded.toString('latin1') : '' });
  }
  return objects;
}

/** A part of a letter that is drawn by itself means a word joiner, which nobody reads. */
const lettersOf = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le').replace('\u2060', '');

/** The letters of each glyph of an embedded font, by its number in hexadecimal. */
function alphabetOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\da-f ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, lettersOf(hex));
    }
  }
  return letters;
}

/** Glyphs of one font in the order in which they are drawn. */
export interface DrawnText {
  readonly font: string;
  /** In hexadecimal. */
  readonly glyphs: readonly string[];
  readonly text: string;
}

/** What a PDF draws: for each marked piece the glyphs that it has. */
export function pdfDrawings(pdf: Buffer): readonly (readonly DrawnText[])[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, { readonly name: string; readonly alphabet: ReadonlyMap<string, string> }>();
  for (const { head } of objects.values()) {
    for (const [, id = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(number)?.head ?? '';
      const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '')?.stream ?? '';
      fonts.set(id, { name: /\/BaseFont \/(\S+)/.exec(font)?.[1] ?? '', alphabet: alphabetOf(map) });
    }
  }
  const drawnIn = (piece: string): DrawnText[] => {
    let id = '';
    return [...piece.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, shown = '']) => {
      if (font !== undefined) {
        id = font;
        return [];
      }
      const glyphs = [...shown.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      const { name = '', alphabet } = fonts.get(id) ?? {};
      return [{ font: name, glyphs, text: glyphs.map((glyph) => alphabet?.get(glyph) ?? '').join('') }];
    });
  };
  return [...objects.values()]
    .flatMap(({ stream }) => [...stream.matchAll(/ BDC\n([\s\S]*?)EMC/g)])
    .map(([, piece = '']) => drawnIn(piece))
    .filter((drawn) => drawn.length > 0);
}

/** What a marked piece says. */
export const textOf = (drawn: readonly DrawnText[]): string => drawn.map(({ text }) => text).join('');

/** What a PDF says, one entry for each paragraph and cell, in the order of reading. */
export const pdfTexts = (pdf: Buffer): readonly string[] => pdfDrawings(pdf).map(textOf);
