import { annotationConditions } from './annotation-conditions.ts';
import type { Condition } from './condition.ts';
import { contentConditions } from './content-conditions.ts';
import type { TaggedPdf } from './document.ts';
import { documentConditions } from './document-conditions.ts';
import { fontConditions } from './font-conditions.ts';
import { structureConditions } from './structure-conditions.ts';

/** Every condition that can be about what we make. */
export const conditions: readonly Condition[] = [
  ...contentConditions,
  ...documentConditions,
  ...structureConditions,
  ...annotationConditions,
  ...fontConditions,
];

/** What is wrong with a document, each with the number of the condition. */
export const failuresOf = (pdf: TaggedPdf): readonly string[] =>
  conditions.flatMap(({ id, find }) => find(pdf).map((where) => `${id} ${where}`));
