import { inflateSync } from 'node:zlib';

/** The decoded streams of a PDF that pdfkit made, in the order of the file. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    const data = pdf.subarray(start, start + Number(match[1]));
    try {
      return [inflateSync(data).toString('latin1')];
    } catch {
      return [];
    }
  });
}

/** What a PDF says, one entry for each piece of text, in the order of reading. Its letters are those of Western Europe. */
export const pdfTexts = (pdf: Buffer): readonly string[] =>
  streamsOf(pdf).flatMap((stream) =>
    [...stream.matchAll(/\[((?:\s*(?:<[\da-f]*>|-?[\d.]+))+)\s*\] TJ/gi)].map(([, parts = '']) =>
      [...parts.matchAll(/<([\da-f]*)>/gi)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    ),
  );
