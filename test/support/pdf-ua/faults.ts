import { PDFArray, type PDFDict, type PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { dictEntry, entry, inspect, type StructureElement, streamText } from './document.ts';
import { usedFonts } from './fonts.ts';

type Fault = (doc: PDFDocument) => void;

const name = (text: string): PDFName => PDFName.of(text);

const required = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`the document has no ${what}`);
  return found;
};

const elementOf = (doc: PDFDocument, type: string): StructureElement =>
  required(
    inspect(doc).elements.find((element) => element.type === type),
    type,
  );

/** Changes what the first page paints. */
const repaint =
  (change: (content: string) => string): Fault =>
  (doc) => {
    const [page] = doc.getPages();
    const content = streamText(entry(page?.node, 'Contents'));
    const changed = change(content);
    if (changed === content) throw new Error('nothing was changed');
    page?.node.set(
      name('Contents'),
      doc.context.register(doc.context.stream(Buffer.from(changed, 'latin1'))),
    );
  };

const rename =
  (from: string, to: string): Fault =>
  (doc) =>
    elementOf(doc, from).dict.set(name('S'), name(to));

const roles =
  (map: Readonly<Record<string, string>>): Fault =>
  (doc) => {
    const context = doc.context;
    dictEntry(doc.catalog, 'StructTreeRoot')?.set(
      name('RoleMap'),
      context.obj(Object.fromEntries(Object.entries(map).map(([from, to]) => [from, name(to)]))),
    );
  };

const rewrite =
  (from: RegExp): Fault =>
  (doc) => {
    const text = streamText(entry(doc.catalog, 'Metadata'));
    if (!from.test(text)) throw new Error('nothing was changed');
    const stream = doc.context.stream(Buffer.from(text.replace(from, ''), 'latin1'));
    doc.catalog.set(name('Metadata'), doc.context.register(stream));
  };

const catalogue =
  (change: (catalog: PDFDict, doc: PDFDocument) => void): Fault =>
  (doc) =>
    change(doc.catalog, doc);

const preferences = (doc: PDFDocument): PDFDict =>
  required(dictEntry(doc.catalog, 'ViewerPreferences'), 'ViewerPreferences');

/** Puts new elements beside the others, each in the one before. */
const append =
  (...types: readonly string[]): Fault =>
  (doc) => {
    let parent = elementOf(doc, 'Document').dict;
    for (const type of types) {
      const made = doc.context.obj({ Type: 'StructElem', S: type });
      const kids = parent.lookup(name('K'));
      if (kids instanceof PDFArray) kids.push(doc.context.register(made));
      else parent.set(name('K'), doc.context.obj([doc.context.register(made)]));
      parent = made;
    }
  };

/** An annotation without anything that makes it accessible, and what is done about that. */
const annotate =
  (subtype: string, parts: Readonly<Record<string, string>> = {}, tabs?: string): Fault =>
  (doc) => {
    const [page] = doc.getPages();
    const annotation = doc.context.obj({ Type: 'Annot', Subtype: subtype, Rect: [0, 0, 9, 9] });
    for (const [key, text] of Object.entries(parts)) annotation.set(name(key), PDFString.of(text));
    page?.node.set(name('Annots'), doc.context.obj([doc.context.register(annotation)]));
    if (tabs === undefined) page?.node.delete(name('Tabs'));
    else page?.node.set(name('Tabs'), name(tabs));
  };

const fontOf = (doc: PDFDocument) => required(usedFonts(inspect(doc))[0], 'font');

const remap =
  (change: (cmap: string) => string): Fault =>
  (doc) => {
    const { dict } = fontOf(doc);
    const cmap = streamText(entry(dict, 'ToUnicode'));
    const changed = change(cmap);
    if (changed === cmap) throw new Error('nothing was changed');
    dict.set(name('ToUnicode'), doc.context.register(doc.context.stream(Buffer.from(changed, 'latin1'))));
  };
/** The meaning of the first glyph that is shown. */
const firstMeaning = (meaning: string): Fault =>
  remap((cmap) => cmap.replace(/(\[<[^>]*> <)[^>]*/, `$1${meaning}`));

const descendantOf = (doc: PDFDocument): PDFDict => required(fontOf(doc).descendant, 'font of glyphs');

/** Shows another glyph in the place of the first. */
const showGlyph = (code: string): Fault => repaint((content) => content.replace(/<[\da-f]{4}/, `<${code}`));

const note =
  (id: string | undefined): Fault =>
  (doc) => {
    append('Note')(doc);
    const notes = inspect(doc).elements.filter(({ type }) => type === 'Note');
    if (id !== undefined) notes.at(-1)?.dict.set(name('ID'), PDFString.of(id));
  };

/** Changes of a sound statement with a table, each refused by the condition of that number. */
export const faults: Readonly<Record<string, Fault>> = {
  '01-003': repaint((content) => content.replace('BDC\n', 'BDC\n/Artifact BMC\nEMC\n')),
  '01-004': repaint((content) => content.replace(/\/P <<[^>]*\/MCID[\s\S]*?EMC\n/, '/Artifact BMC\n$&EMC\n')),
  '01-005': repaint((content) => `${content}\n0 0 m 9 9 l S`),
  '01-007': catalogue((catalog, doc) =>
    dictEntry(catalog, 'MarkInfo')?.set(name('Suspects'), doc.context.obj(true)),
  ),
  '7.1 Marked': catalogue((catalog) => dictEntry(catalog, 'MarkInfo')?.delete(name('Marked'))),
  '7.1 ParentTree': (doc) => {
    const { dict } = elementOf(doc, 'H1');
    dict.set(name('K'), elementOf(doc, 'H2').dict.get(name('K')) ?? doc.context.obj([]));
  },
  '30-001': (doc) => {
    const form = doc.context.stream('', { Type: 'XObject', Subtype: 'Form', Ref: {} });
    dictEntry(doc.getPages()[0]?.node, 'Resources')?.set(
      name('XObject'),
      doc.context.obj({ X1: doc.context.register(form) }),
    );
  },
  '30-002': (doc) => {
    const form = doc.context.register(
      doc.context.stream('', { Type: 'XObject', Subtype: 'Form', StructParents: 7 }),
    );
    dictEntry(doc.getPages()[0]?.node, 'Resources')?.set(
      name('XObject'),
      doc.context.obj({ X1: form, X2: form }),
    );
  },
  '02-001': rename('H1', 'Title'),
  '02-003': roles({ Title: 'Name', Name: 'Title' }),
  '02-004': roles({ P: 'H1' }),
  '06-001': catalogue((catalog) => catalog.delete(name('Metadata'))),
  '06-002': rewrite(/<pdfuaid:part>1<\/pdfuaid:part>/),
  '06-003': rewrite(/<dc:title>[\s\S]*<\/dc:title>/),
  '07-001': (doc) => preferences(doc).delete(name('DisplayDocTitle')),
  '07-002': (doc) => preferences(doc).set(name('DisplayDocTitle'), doc.context.obj(false)),
  '11-001': catalogue((catalog) => catalog.delete(name('Lang'))),
  '11-002': (doc) => {
    doc.catalog.delete(name('Lang'));
    elementOf(doc, 'P').dict.set(name('ActualText'), PDFString.of('name'));
  },
  '11-004': (doc) => {
    doc.catalog.delete(name('Lang'));
    annotate('Link', { Contents: 'Our website' })(doc);
  },
  '11-006': catalogue((catalog) => catalog.delete(name('Lang'))),
  '26-001': (doc) => {
    doc.context.trailerInfo.Encrypt = doc.context.obj({ Filter: 'Standard' });
  },
  '09-004': rename('TR', 'P'),
  '09-005': append('L', 'P'),
  '09-006': append('TOC', 'P'),
  '01-006 tables': (doc) => {
    const row = elementOf(doc, 'TR').dict.lookup(name('K'));
    if (row instanceof PDFArray) row.remove(0);
  },
  '13-004': append('Figure'),
  '17-002': append('Formula'),
  '14-002': rename('H1', 'H2'),
  '14-003': rename('H2', 'H3'),
  '14-006': (doc) => {
    append('H')(doc);
    append('H')(doc);
  },
  '14-007': append('H'),
  '15-003': (doc) => elementOf(doc, 'TH').dict.delete(name('A')),
  '19-003': note(undefined),
  '19-004': (doc) => {
    note('n1')(doc);
    note('n1')(doc);
  },
  '28-002': annotate('Text', { Contents: 'A note' }),
  '28-004': annotate('Text'),
  '28-005': annotate('Widget'),
  '28-008': annotate('Link', { Contents: 'Our website' }),
  '28-009': annotate('Link', { Contents: 'Our website' }, 'R'),
  '28-010': annotate('Widget', { TU: 'Your name' }),
  '28-011': annotate('Link', { Contents: 'Our website' }),
  '28-012': annotate('Link'),
  '10-001': firstMeaning(''),
  '31-004': (doc) => descendantOf(doc).set(name('CIDToGIDMap'), name('Other')),
  '31-005': (doc) => descendantOf(doc).delete(name('CIDToGIDMap')),
  '31-006': (doc) => fontOf(doc).dict.set(name('Encoding'), name('Own-H')),
  '31-009': (doc) => dictEntry(descendantOf(doc), 'FontDescriptor')?.delete(name('FontFile2')),
  '31-011': showGlyph('7fff'),
  '31-016': (doc) => descendantOf(doc).set(name('W'), doc.context.obj([0, [1, 1, 1]])),
  '31-027': (doc) => fontOf(doc).dict.delete(name('ToUnicode')),
  '31-028': firstMeaning('0000'),
  '31-029': firstMeaning('feff'),
  '31-030': showGlyph('0000'),
};
