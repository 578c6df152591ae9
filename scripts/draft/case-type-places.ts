import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CaseTypesFile } from '../../contract/case-catalogue.ts';
import { applyCaseTypes } from '../../src/atlas/draft/model/case-types.ts';
import type { CaseTypeEdit } from '../../src/atlas/draft/model/draft.ts';
import type { Replacement } from './places.ts';
import { rewrittenJson } from './rewritten-json.ts';

const file = 'content/case-types.json';

/** Where changes to the types of service request are made in their file, and why others cannot be. */
export interface CaseTypePlaces {
  readonly replacements: readonly Replacement[];
  readonly leftOut: readonly string[];
}

/** Writes the changes into the file as it is now; the same check leaves out what the atlas leaves out. */
export function locateCaseTypeEdits(root: string, edits: readonly CaseTypeEdit[]): CaseTypePlaces {
  if (edits.length === 0) return { replacements: [], leftOut: [] };
  const text = readFileSync(join(root, file), 'utf8');
  const { file: changed, faults } = applyCaseTypes(v.parse(CaseTypesFile, JSON.parse(text)), edits);
  const written = rewrittenJson(text, changed, CaseTypesFile);
  return {
    replacements: written === text ? [] : [{ file, start: 0, end: text.length, text: written }],
    leftOut: faults.map(({ says }) => `Left out: ${says}`),
  };
}
