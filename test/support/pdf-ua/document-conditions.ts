import type { Condition } from './condition.ts';
import {
  dictEntry,
  entry,
  isStandardType,
  isTrue,
  streamText,
  type TaggedPdf,
  textEntry,
} from './document.ts';

const metadataOf = ({ catalog }: TaggedPdf): string => streamText(entry(catalog, 'Metadata'));

/** Whatever could have a language, where the document has none. */
const withoutLanguage =
  (what: (pdf: TaggedPdf) => readonly string[]) =>
  (pdf: TaggedPdf): readonly string[] =>
    textEntry(pdf.catalog, 'Lang') ? [] : what(pdf);

/** Elements with these texts whose language is told neither by them nor by what they are in. */
const elementsWithTexts = ({ elements }: TaggedPdf): string[] =>
  elements.flatMap((element) => {
    const says = ['Alt', 'ActualText', 'E'].some((name) => textEntry(element.dict, name) !== undefined);
    let above: typeof element | undefined = element;
    while (above !== undefined && !textEntry(above.dict, 'Lang')) above = above.parent;
    return says && above === undefined ? [element.type] : [];
  });

const circles = ({ roleMap }: TaggedPdf): string[] =>
  [...roleMap.keys()].filter((type) => {
    const seen = new Set<string>();
    let now: string | undefined = type;
    while (now !== undefined && !seen.has(now)) {
      seen.add(now);
      now = roleMap.get(now);
    }
    return now === type;
  });

/** What a document says of itself: its roles, its title, its languages, and whether it is locked. */
export const documentConditions: readonly Condition[] = [
  {
    id: '02-001',
    says: 'One or more non-standard tag’s mapping does not terminate with a standard type',
    find: ({ elements }) =>
      elements.flatMap(({ type, standard }) => (isStandardType(standard) ? [] : [type])),
  },
  { id: '02-003', says: 'A circular mapping exists', find: circles },
  {
    id: '02-004',
    says: 'One or more standard types are remapped',
    find: ({ roleMap }) => [...roleMap.keys()].filter(isStandardType),
  },
  {
    id: '06-001',
    says: 'Document does not contain an XMP metadata stream',
    find: (pdf) => (metadataOf(pdf) === '' ? ['the catalog'] : []),
  },
  {
    id: '06-002',
    says: 'The metadata stream in the catalog dictionary does not include the PDF/UA identifier',
    find: (pdf) =>
      /xmlns:pdfuaid="http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/"[\s\S]*<pdfuaid:part>1<\/pdfuaid:part>/.test(
        metadataOf(pdf),
      )
        ? []
        : ['the metadata'],
  },
  {
    id: '06-003',
    says: 'XMP metadata stream does not contain dc:title',
    find: (pdf) =>
      /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>[^<]+<\/rdf:li>/.test(metadataOf(pdf)) ? [] : ['the metadata'],
  },
  {
    id: '07-001',
    says: 'ViewerPreferences dictionary of the catalog does not contain a DisplayDocTitle entry',
    find: ({ catalog }) =>
      entry(dictEntry(catalog, 'ViewerPreferences'), 'DisplayDocTitle') === undefined ? ['the catalog'] : [],
  },
  {
    id: '07-002',
    says: 'ViewerPreferences dictionary of the catalog contains a DisplayDocTitle entry that is false',
    find: ({ catalog }) => {
      const preferences = dictEntry(catalog, 'ViewerPreferences');
      const isThere = entry(preferences, 'DisplayDocTitle') !== undefined;
      return isThere && !isTrue(preferences, 'DisplayDocTitle') ? ['the catalog'] : [];
    },
  },
  {
    id: '11-001',
    says: 'Natural language for text in page content cannot be determined',
    find: withoutLanguage(({ pages }) =>
      pages.flatMap(({ number, painted }) => (painted.some(({ text }) => text) ? [`page ${number}`] : [])),
    ),
  },
  {
    id: '11-002',
    says: 'Natural language for text in Alt, ActualText and E attributes cannot be determined',
    find: withoutLanguage(elementsWithTexts),
  },
  {
    id: '11-004',
    says: 'Natural language in the Contents entry of annotations cannot be determined',
    find: withoutLanguage(({ pages }) =>
      pages.flatMap(({ number, annotations }) =>
        annotations.some((annotation) => textEntry(annotation, 'Contents')) ? [`page ${number}`] : [],
      ),
    ),
  },
  {
    id: '11-006',
    says: 'Natural language for document metadata cannot be determined',
    find: withoutLanguage(() => ['the metadata']),
  },
  {
    id: '26-001',
    says: 'The file is encrypted, and so may keep a reader from its text',
    find: ({ doc }) => (doc.context.trailerInfo.Encrypt === undefined ? [] : ['the trailer']),
  },
];
