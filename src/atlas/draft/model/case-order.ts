import type { CaseTypesFile } from '../../../../contract/case-catalogue.ts';

/** An id that no type has: above all that there are, so that none is used again for something else. */
export const newTypeId = ({ types }: CaseTypesFile): number => Math.max(...types.map(({ id }) => id)) + 1;

/** The first of `question-1`, `question-2` and so on that is not taken. */
export function newId(called: 'question' | 'answer', taken: readonly string[]): string {
  const number = taken.findIndex((_, index) => !taken.includes(`${called}-${index + 1}`));
  return `${called}-${(number < 0 ? taken.length : number) + 1}`;
}

/** The ids with one of them so many places on. */
export function movedBy(ids: readonly string[], id: string, places: -1 | 1): readonly string[] {
  const index = ids.indexOf(id);
  return ids.toSpliced(index, 1).toSpliced(index + places, 0, id);
}
