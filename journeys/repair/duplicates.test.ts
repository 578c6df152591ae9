import { expect, test } from 'vitest';
import { duplicateHints } from '../../content/repair-duplicates.ts';
import {
  complaintsOf,
  emptyMemory,
  initialEntries,
  situationOf,
  stepOf,
} from '../../machines/engine/index.ts';
import { repair } from './journey.ts';
import { duplicate } from './samples/records.ts';
import { type Duplicate, nothingKnown } from './vocabulary.ts';

const step = stepOf(repair, 'duplicate');

/** The step as it opens when these repairs were found. */
function opened(duplicates: readonly Duplicate[]) {
  const memory = emptyMemory(repair, { ...nothingKnown, duplicates });
  const drafts = initialEntries(repair, step, memory);
  const situation = situationOf({ ...memory, drafts });
  return {
    chosen: drafts.duplicate,
    complaints: Object.keys(complaintsOf(repair, step, situation)),
    hint: repair.placeholders(situation).duplicateHint,
  };
}

test('when nothing like the repair was found, ‘None of the above’ is chosen and Continue leads on', () => {
  expect(opened([])).toEqual({ chosen: 'none', complaints: [], hint: duplicateHints.none });
});

test('when something was found, nothing is chosen for the resident', () => {
  const found = opened([duplicate(1, 'open')]);
  expect(found).toEqual({ chosen: undefined, complaints: ['duplicate'], hint: duplicateHints.open });
});

test('a draft is not called a repair that is with the provider', () => {
  const draft = duplicate(1, 'saved draft');
  expect(opened([draft]).hint).toBe(duplicateHints.drafts);
  expect(opened([draft, duplicate(2, 'open')]).hint).toBe(duplicateHints.both);
  expect(opened([duplicate(2, 'with triage')]).hint).toBe(duplicateHints.open);
});
