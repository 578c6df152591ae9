import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { Condition } from './condition.ts';
import {
  dictEntry,
  isTrue,
  listEntry,
  type Mark,
  numberEntry,
  type Page,
  type TaggedPdf,
} from './document.ts';

const isArtifact = ({ tag }: Mark): boolean => tag === 'Artifact';
const isTagged = ({ mcid }: Mark): boolean => mcid !== undefined;

/** Places of marks in the content of all pages that are nested so. */
const nested = ({ pages }: TaggedPdf, isWrong: (inner: Mark, outer: readonly Mark[]) => boolean): string[] =>
  pages.flatMap(({ number, marks }) =>
    marks.flatMap((path) => {
      const inner = path.at(-1);
      return inner && isWrong(inner, path.slice(0, -1)) ? [`page ${number}: ${inner.tag}`] : [];
    }),
  );

/** The element that the parent tree of a document gives for each marked content of a page. */
function parentsOf(pdf: TaggedPdf, { page }: Page): readonly (PDFDict | undefined)[] {
  const key = numberEntry(page.node, 'StructParents');
  const tree = dictEntry(pdf.treeRoot, 'ParentTree');
  const leaves = tree === undefined ? [] : [tree, ...listEntry(tree, 'Kids')];
  for (const leaf of leaves) {
    const numbers = leaf instanceof PDFDict ? leaf.lookup(PDFName.of('Nums')) : undefined;
    if (!(numbers instanceof PDFArray)) continue;
    for (let index = 0; index + 1 < numbers.size(); index += 2) {
      if (String(numbers.get(index)) !== String(key)) continue;
      const list = numbers.lookup(index + 1);
      if (list instanceof PDFArray)
        return list.asArray().map((_one, at) => {
          const parent = list.lookup(at);
          return parent instanceof PDFDict ? parent : undefined;
        });
    }
  }
  return [];
}

/** Where the content of the pages, the elements and the parent tree do not say the same. */
function disagreements(pdf: TaggedPdf): string[] {
  const claimed = new Map<string, PDFDict[]>();
  for (const { dict, kids } of pdf.elements) {
    for (const kid of kids) {
      if (kid.kind !== 'content') continue;
      const key = `${kid.page ?? 'no page'} ${kid.mcid}`;
      claimed.set(key, [...(claimed.get(key) ?? []), dict]);
    }
  }
  const seen = new Set<string>();
  const faults = pdf.pages.flatMap((page) => {
    const parents = parentsOf(pdf, page);
    return page.mcids.flatMap((mcid, index) => {
      const where = `page ${page.number}, content ${mcid}`;
      const key = `${page.page.ref} ${mcid}`;
      seen.add(key);
      const owners = claimed.get(key) ?? [];
      if (page.mcids.indexOf(mcid) !== index) return [`${where}: stands there twice`];
      if (owners.length !== 1) return [`${where}: belongs to ${owners.length} elements`];
      return parents[mcid] === owners[0] ? [] : [`${where}: the parent tree has another element`];
    });
  });
  const missing = [...claimed.keys()].filter((key) => !seen.has(key));
  return [...faults, ...missing.map((key) => `content ${key} is on no page`)];
}

/** Form XObjects that a page may show. */
const formsOf = (pdf: TaggedPdf): readonly PDFDict[] =>
  pdf.pages.flatMap(({ page }) => {
    const objects = dictEntry(dictEntry(page.node, 'Resources'), 'XObject');
    return [...(objects?.keys() ?? [])].flatMap((name) => {
      const form = dictEntry(objects, name.decodeText());
      return form === undefined ? [] : [form];
    });
  });

/** Whether all that is painted is tagged or an artifact, and tagged as the structure says. */
export const contentConditions: readonly Condition[] = [
  {
    id: '01-003',
    says: 'Content marked as Artifact is present inside tagged content',
    find: (pdf) => nested(pdf, (inner, outer) => isArtifact(inner) && outer.some(isTagged)),
  },
  {
    id: '01-004',
    says: 'Tagged content is present inside content marked as Artifact',
    find: (pdf) => nested(pdf, (inner, outer) => isTagged(inner) && outer.some(isArtifact)),
  },
  {
    id: '01-005',
    says: 'Content is neither marked as Artifact nor tagged as real content',
    find: ({ pages }) =>
      pages.flatMap(({ number, painted }) =>
        painted.flatMap(({ operator, marks }) =>
          marks.some((mark) => isArtifact(mark) || isTagged(mark)) ? [] : [`page ${number}: ${operator}`],
        ),
      ),
  },
  {
    id: '01-007',
    says: 'Suspects entry has a value of true',
    find: ({ catalog }) => (isTrue(dictEntry(catalog, 'MarkInfo'), 'Suspects') ? ['the catalog'] : []),
  },
  {
    id: '7.1 Marked',
    says: 'The document does not say that it is tagged, or has no structure',
    find: ({ catalog, treeRoot, elements }) => [
      ...(isTrue(dictEntry(catalog, 'MarkInfo'), 'Marked') ? [] : ['MarkInfo']),
      ...(treeRoot !== undefined && elements.length > 0 ? [] : ['StructTreeRoot']),
    ],
  },
  {
    id: '7.1 ParentTree',
    says: 'Marked content, structure elements and the parent tree disagree',
    find: disagreements,
  },
  {
    id: '30-001',
    says: 'A reference XObject is present',
    find: (pdf) => formsOf(pdf).flatMap((form) => (form.has(PDFName.of('Ref')) ? ['an XObject'] : [])),
  },
  {
    id: '30-002',
    says: 'Form XObject contains MCIDs and is referenced more than once',
    find: (pdf) => {
      const tagged = formsOf(pdf).filter((form) => form.has(PDFName.of('StructParents')));
      return tagged.flatMap((form, index) => (tagged.indexOf(form) === index ? [] : ['an XObject']));
    },
  },
];
