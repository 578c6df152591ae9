import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { type Operand, readContent } from './content-stream.ts';

/** Something that a page paints, with the marks around it from the outermost to the innermost. */
export interface Painted {
  readonly operator: string;
  readonly marks: readonly Mark[];
  /** The font and the character codes, of text. */
  readonly text: { readonly font: PDFDict; readonly codes: readonly number[] } | undefined;
}

/** A sequence of marked content. */
export interface Mark {
  readonly tag: string;
  readonly mcid: number | undefined;
}

export interface Page {
  readonly number: number;
  readonly page: PDFPage;
  readonly painted: readonly Painted[];
  /** Of all marks, also those around nothing; one that stands twice is twice in it. */
  readonly mcids: readonly number[];
  readonly marks: readonly (readonly Mark[])[];
  readonly annotations: readonly PDFDict[];
}

/** A child of a structure element: another one, marked content of a page, or an object such as an annotation. */
export type Kid =
  | { readonly kind: 'element'; readonly element: StructureElement }
  | { readonly kind: 'content'; readonly mcid: number; readonly page: PDFRef | undefined }
  | { readonly kind: 'object'; readonly object: PDFObject | undefined };

export interface StructureElement {
  readonly dict: PDFDict;
  /** As it is named, and what that is mapped to. */
  readonly type: string;
  readonly standard: string;
  readonly kids: readonly Kid[];
  readonly parent: StructureElement | undefined;
}

/** A PDF in memory as a checker of PDF/UA looks at it. */
export interface TaggedPdf {
  readonly doc: PDFDocument;
  readonly catalog: PDFDict;
  readonly pages: readonly Page[];
  readonly treeRoot: PDFDict | undefined;
  /** From the top, in the order of reading. */
  readonly elements: readonly StructureElement[];
  readonly roleMap: ReadonlyMap<string, string>;
}

export const open = (pdf: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(pdf, { updateMetadata: false });

/** An entry of a dictionary, wherever it stands. */
export const entry = (dict: PDFDict | undefined, name: string): PDFObject | undefined =>
  dict?.lookup(PDFName.of(name));
export const dictEntry = (dict: PDFDict | undefined, name: string): PDFDict | undefined => {
  const found = entry(dict, name);
  if (found instanceof PDFDict) return found;
  return found instanceof PDFRawStream ? found.dict : undefined;
};
export const nameEntry = (dict: PDFDict | undefined, name: string): string | undefined => {
  const found = entry(dict, name);
  return found instanceof PDFName ? found.decodeText() : undefined;
};
export const numberEntry = (dict: PDFDict | undefined, name: string): number | undefined => {
  const found = entry(dict, name);
  return found instanceof PDFNumber ? found.asNumber() : undefined;
};
export const textEntry = (dict: PDFDict | undefined, name: string): string | undefined => {
  const found = entry(dict, name);
  return found instanceof PDFString || found instanceof PDFHexString ? found.decodeText() : undefined;
};
export const isTrue = (dict: PDFDict | undefined, name: string): boolean =>
  entry(dict, name) === PDFBool.True;

/** The entries of an array, or the one that stands in its place. */
export const listEntry = (dict: PDFDict | undefined, name: string): readonly PDFObject[] => {
  const found = entry(dict, name);
  if (found === undefined) return [];
  return found instanceof PDFArray
    ? found.asArray().map((_one, index) => found.lookup(index) as PDFObject)
    : [found];
};

export const streamText = (stream: PDFObject | undefined): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

const painting = new Set([
  'S',
  's',
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'sh',
  'Do',
  'Tj',
  'TJ',
  "'",
  '"',
  'EI',
]);
const showing = new Set(['Tj', 'TJ', "'", '"']);

/** Codes of two bytes, as every font with Identity-H has them. */
function codesOf(operand: Operand | undefined): readonly number[] {
  if (operand?.kind === 'array') return operand.items.flatMap(codesOf);
  if (operand?.kind !== 'string') return [];
  const codes: number[] = [];
  for (let at = 0; at + 1 < operand.bytes.length; at += 2) {
    codes.push((operand.bytes[at] ?? 0) * 256 + (operand.bytes[at + 1] ?? 0));
  }
  return codes;
}

function mcidOf(properties: Operand | undefined): number | undefined {
  const mcid = properties?.kind === 'dictionary' ? properties.entries.get('MCID') : undefined;
  return mcid?.kind === 'number' ? mcid.value : undefined;
}

function pageOf(page: PDFPage, number: number): Page {
  const streams = listEntry(page.node, 'Contents').map(streamText);
  const fonts = dictEntry(dictEntry(page.node, 'Resources'), 'Font');
  const painted: Painted[] = [];
  const all: (readonly Mark[])[] = [];
  let marks: readonly Mark[] = [];
  let font: PDFDict | undefined;
  for (const { operator, operands } of readContent(streams.join('\n'))) {
    const [first] = operands;
    if (operator === 'BDC' || operator === 'BMC') {
      const tag = first?.kind === 'name' ? first.value : '';
      marks = [...marks, { tag, mcid: operator === 'BDC' ? mcidOf(operands[1]) : undefined }];
      all.push(marks);
    }
    if (operator === 'EMC') marks = marks.slice(0, -1);
    if (operator === 'Tf' && first?.kind === 'name') font = dictEntry(fonts, first.value);
    if (!painting.has(operator)) continue;
    const text = showing.has(operator) && font ? { font, codes: codesOf(operands.at(-1)) } : undefined;
    painted.push({ operator, marks, text });
  }
  const mcids = all.flatMap((nested) => nested.at(-1)?.mcid ?? []);
  const annotations = listEntry(page.node, 'Annots').filter((one) => one instanceof PDFDict);
  return { number, page, painted, mcids, marks: all, annotations };
}

const standardTypes = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby Warichu RB RT RP WT WP ' +
    'Figure Formula Form'
  ).split(' '),
);

/** Whether ISO 32000-1 itself defines a structure type (14.8.4). */
export const isStandardType = (type: string): boolean => standardTypes.has(type);

/** What a type is mapped to in the end; the last of a circle. */
function mapped(type: string, roleMap: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let now = type;
  while (!isStandardType(now) && !seen.has(now)) {
    seen.add(now);
    now = roleMap.get(now) ?? now;
  }
  return now;
}

/** Reads a document as it stands now, whatever was changed in it. */
export function inspect(doc: PDFDocument): TaggedPdf {
  const { catalog } = doc;
  const treeRoot = dictEntry(catalog, 'StructTreeRoot');
  const roles = dictEntry(treeRoot, 'RoleMap');
  const roleMap = new Map(
    [...(roles?.entries() ?? [])].map(([name, to]) => [
      name.decodeText(),
      to instanceof PDFName ? to.decodeText() : '',
    ]),
  );
  const elements: StructureElement[] = [];
  const read = (dict: PDFDict, parent: StructureElement | undefined): StructureElement => {
    const type = nameEntry(dict, 'S') ?? '';
    const kids: Kid[] = [];
    const element = { dict, type, standard: mapped(type, roleMap), kids, parent };
    elements.push(element);
    const own = dict.get(PDFName.of('Pg'));
    for (const kid of listEntry(dict, 'K')) {
      if (kid instanceof PDFNumber) {
        kids.push({ kind: 'content', mcid: kid.asNumber(), page: own instanceof PDFRef ? own : undefined });
      } else if (kid instanceof PDFDict) {
        const kind = nameEntry(kid, 'Type');
        const page = kid.get(PDFName.of('Pg')) ?? own;
        const mcid = numberEntry(kid, 'MCID') ?? -1;
        if (kind === 'MCR')
          kids.push({ kind: 'content', mcid, page: page instanceof PDFRef ? page : undefined });
        else if (kind === 'OBJR') kids.push({ kind: 'object', object: entry(kid, 'Obj') });
        else kids.push({ kind: 'element', element: read(kid, element) });
      }
    }
    return element;
  };
  for (const top of listEntry(treeRoot, 'K')) if (top instanceof PDFDict) read(top, undefined);
  return {
    doc,
    catalog,
    treeRoot,
    elements,
    roleMap,
    pages: doc.getPages().map((page, index) => pageOf(page, index + 1)),
  };
}
