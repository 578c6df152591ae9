import { PDFDict } from '@cantoo/pdf-lib';
import type { Condition } from './condition.ts';
import {
  listEntry,
  nameEntry,
  numberEntry,
  type StructureElement,
  type TaggedPdf,
  textEntry,
} from './document.ts';

const kidsOf = ({ kids }: StructureElement): readonly StructureElement[] =>
  kids.flatMap((kid) => (kid.kind === 'element' ? [kid.element] : []));

/** What may stand in an element, and in what an element must stand. */
interface Syntax {
  readonly holds: Readonly<Record<string, readonly string[]>>;
  readonly standsIn: Readonly<Record<string, readonly string[]>>;
}

const tables: Syntax = {
  holds: {
    Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
    THead: ['TR'],
    TBody: ['TR'],
    TFoot: ['TR'],
    TR: ['TH', 'TD'],
  },
  standsIn: {
    TR: ['Table', 'THead', 'TBody', 'TFoot'],
    TH: ['TR'],
    TD: ['TR'],
    THead: ['Table'],
    TBody: ['Table'],
    TFoot: ['Table'],
  },
};
const lists: Syntax = {
  holds: { L: ['L', 'LI', 'Caption'], LI: ['Lbl', 'LBody'] },
  standsIn: { LI: ['L'], LBody: ['LI'] },
};
const contents: Syntax = {
  holds: { TOC: ['TOC', 'TOCI', 'Caption'], TOCI: ['Lbl', 'Reference', 'NonStruct', 'P', 'TOC'] },
  standsIn: { TOCI: ['TOC'] },
};

/** Elements that stand where they must not. Content of its own an element of a table or list has none. */
const misplaced =
  ({ holds, standsIn }: Syntax) =>
  ({ elements }: TaggedPdf): string[] =>
    elements.flatMap((element) => {
      const { standard, parent, kids } = element;
      const may = holds[standard];
      const must = standsIn[standard];
      const strays = may === undefined ? [] : kidsOf(element).filter((kid) => !may.includes(kid.standard));
      const hasOwn = may !== undefined && standard !== 'TOCI' && kids.some(({ kind }) => kind !== 'element');
      return [
        ...strays.map((kid) => `${kid.standard} in ${standard}`),
        ...(hasOwn ? [`content in ${standard}`] : []),
        ...(must !== undefined && !must.includes(parent?.standard ?? '')
          ? [`${standard} in ${parent?.standard ?? 'nothing'}`]
          : []),
      ];
    });

/** An attribute of an element: its dictionary of attributes is one, or one of several. */
const attribute = <T>(
  { dict }: StructureElement,
  read: (attributes: PDFDict) => T | undefined,
): T | undefined => {
  for (const one of listEntry(dict, 'A')) {
    const value = one instanceof PDFDict ? read(one) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
};

const spanOf = (cell: StructureElement): number =>
  attribute(cell, (attributes) => numberEntry(attributes, 'ColSpan')) ?? 1;

function rowsOf(table: StructureElement): readonly StructureElement[] {
  return kidsOf(table).flatMap((kid) => (kid.standard === 'TR' ? [kid] : rowsOf(kid)));
}

const isNumbered = (type: string): boolean => /^H[1-6]$/.test(type);
const levelsOf = ({ elements }: TaggedPdf): readonly number[] =>
  elements.flatMap(({ standard }) => (isNumbered(standard) ? [Number(standard.slice(1))] : []));
const withoutText =
  (type: string, names: readonly string[]) =>
  ({ elements }: TaggedPdf): string[] =>
    elements.flatMap(({ standard, dict }) =>
      standard === type && !names.some((name) => textEntry(dict, name)) ? [type] : [],
    );

/** What stands in what, headings, tables, lists and figures. */
export const structureConditions: readonly Condition[] = [
  {
    id: '09-004',
    says: 'A table-related structure element is used in a wrong place',
    find: misplaced(tables),
  },
  { id: '09-005', says: 'A list-related structure element is used in a wrong place', find: misplaced(lists) },
  {
    id: '09-006',
    says: 'A TOC-related structure element is used in a wrong place',
    find: misplaced(contents),
  },
  {
    id: '01-006 tables',
    says: 'The rows of a table do not have the same number of cells',
    find: ({ elements }) =>
      elements.flatMap((table) => {
        if (table.standard !== 'Table') return [];
        const counts = rowsOf(table).map((row) => kidsOf(row).reduce((sum, cell) => sum + spanOf(cell), 0));
        return new Set(counts).size === 1 ? [] : [`a table with rows of ${[...new Set(counts)].join(', ')}`];
      }),
  },
  {
    id: '13-004',
    says: 'Figure tag alternative or replacement text missing',
    find: withoutText('Figure', ['Alt', 'ActualText']),
  },
  { id: '17-002', says: 'Formula tag is missing an Alt attribute', find: withoutText('Formula', ['Alt']) },
  {
    id: '14-002',
    says: 'Does use numbered headings, but the first heading tag is not H1',
    find: (pdf) => {
      const [first = 1] = levelsOf(pdf);
      return first === 1 ? [] : [`H${first}`];
    },
  },
  {
    id: '14-003',
    says: 'Numbered heading levels in descending sequence are skipped',
    find: (pdf) => {
      const levels = levelsOf(pdf);
      return levels.flatMap((level, index) =>
        index > 0 && level > (levels[index - 1] ?? 0) + 1 ? [`H${level} after H${levels[index - 1]}`] : [],
      );
    },
  },
  {
    id: '14-006',
    says: 'A node contains more than one H tag',
    find: ({ elements }) =>
      elements.flatMap((element) =>
        kidsOf(element).filter(({ standard }) => standard === 'H').length > 1 ? [element.type] : [],
      ),
  },
  {
    id: '14-007',
    says: 'Document uses both H and H# tags',
    find: (pdf) =>
      levelsOf(pdf).length > 0 && pdf.elements.some(({ standard }) => standard === 'H') ? ['H'] : [],
  },
  {
    id: '15-003',
    says: 'In a table not organized with Headers attributes and IDs, a TH cell does not contain a Scope attribute',
    find: ({ elements }) => {
      const hasHeaders = elements.some((element) =>
        attribute(element, (attributes) => (listEntry(attributes, 'Headers').length > 0 ? true : undefined)),
      );
      const scopes = ['Row', 'Column', 'Both'];
      return elements.flatMap((element) => {
        const scope = attribute(element, (attributes) => nameEntry(attributes, 'Scope'));
        return element.standard === 'TH' && !hasHeaders && !scopes.includes(scope ?? '') ? ['TH'] : [];
      });
    },
  },
  {
    id: '19-003',
    says: 'ID entry of the Note tag is not present',
    find: withoutText('Note', ['ID']),
  },
  {
    id: '19-004',
    says: 'ID entry of the Note tag is non-unique',
    find: ({ elements }) => {
      const ids = elements.flatMap(({ standard, dict }) =>
        standard === 'Note' ? [textEntry(dict, 'ID') ?? ''] : [],
      );
      return ids.filter((id, index) => id !== '' && ids.indexOf(id) !== index);
    },
  },
];
