import type { PDFDict } from '@cantoo/pdf-lib';
import type { Condition } from './condition.ts';
import { nameEntry, type StructureElement, type TaggedPdf, textEntry } from './document.ts';

/** The element that an annotation belongs to. */
const ownerOf = ({ elements }: TaggedPdf, annotation: PDFDict): StructureElement | undefined =>
  elements.find(({ kids }) => kids.some((kid) => kid.kind === 'object' && kid.object === annotation));

const within = (element: StructureElement | undefined, type: string): boolean =>
  element !== undefined && (element.standard === type || within(element.parent, type));

/** Annotations of these subtypes that something is wrong with. */
const wrong =
  (
    isMeant: (subtype: string) => boolean,
    isWrong: (annotation: PDFDict, owner: StructureElement | undefined) => boolean,
  ) =>
  (pdf: TaggedPdf): string[] =>
    pdf.pages.flatMap(({ number, annotations }) =>
      annotations.flatMap((annotation) => {
        const subtype = nameEntry(annotation, 'Subtype') ?? '';
        const isFault = isMeant(subtype) && isWrong(annotation, ownerOf(pdf, annotation));
        return isFault ? [`page ${number}: ${subtype}`] : [];
      }),
    );

const hasAlternative = (annotation: PDFDict, owner: StructureElement | undefined): boolean =>
  Boolean(textEntry(annotation, 'Contents') || (owner && textEntry(owner.dict, 'Alt')));

/** Links, fields and whatever else lies over a page. */
export const annotationConditions: readonly Condition[] = [
  {
    id: '28-002',
    says: 'An annotation, other than of subtype Widget, Link and PrinterMark, is not a direct child of an Annot element',
    find: wrong(
      (subtype) => !['Widget', 'Link', 'PrinterMark', 'Popup'].includes(subtype),
      (_annotation, owner) => owner?.standard !== 'Annot',
    ),
  },
  {
    id: '28-004',
    says: 'An annotation, other than of subtype Widget, has no Contents entry and no alternative description',
    find: wrong(
      (subtype) => !['Widget', 'Popup'].includes(subtype),
      (annotation, owner) => !hasAlternative(annotation, owner),
    ),
  },
  {
    id: '28-005',
    says: 'A form field does not have a TU entry and does not have an alternative description',
    find: wrong(
      (subtype) => subtype === 'Widget',
      (annotation, owner) => !textEntry(annotation, 'TU') && !(owner && textEntry(owner.dict, 'Alt')),
    ),
  },
  {
    id: '28-008',
    says: 'A page containing an annotation does not contain a Tabs entry',
    find: ({ pages }) =>
      pages.flatMap(({ number, page, annotations }) =>
        annotations.length > 0 && nameEntry(page.node, 'Tabs') === undefined ? [`page ${number}`] : [],
      ),
  },
  {
    id: '28-009',
    says: 'A page containing an annotation has a Tabs entry with a value other than S',
    find: ({ pages }) =>
      pages.flatMap(({ number, page, annotations }) => {
        const order = nameEntry(page.node, 'Tabs');
        return annotations.length > 0 && order !== undefined && order !== 'S' ? [`page ${number}`] : [];
      }),
  },
  {
    id: '28-010',
    says: 'A widget annotation is not nested within a Form tag',
    find: wrong(
      (subtype) => subtype === 'Widget',
      (_annotation, owner) => !within(owner, 'Form'),
    ),
  },
  {
    id: '28-011',
    says: 'A link annotation is not nested within a Link tag',
    find: wrong(
      (subtype) => subtype === 'Link',
      (_annotation, owner) => !within(owner, 'Link'),
    ),
  },
  {
    id: '28-012',
    says: 'A link annotation does not include an alternate description in its Contents entry',
    find: wrong(
      (subtype) => subtype === 'Link',
      (annotation) => !textEntry(annotation, 'Contents'),
    ),
  },
];
