import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { notices } from '../../content/notices.ts';
import type { Flow } from '../../machines/exploration/index.ts';
import { applyDraft } from '../../src/atlas/draft/model/apply.ts';
import { isMadeOfCaseTypes } from '../../src/atlas/draft/model/case-types.ts';
import { editedName, presentOf } from '../../src/atlas/draft/model/changeable.ts';
import { type Draft, type Edit, isCaseTypeEdit, subjectOf } from '../../src/atlas/draft/model/draft.ts';
import { locateCaseTypeEdits } from './case-type-places.ts';
import { locateEdit, type Replacement } from './places.ts';

/** A draft as what a developer needs to apply it. */
export interface Patch {
  /** A unified diff for `git apply`; empty where no edit was found in the sources. */
  readonly diff: string;
  /** The edits that were not found there, and those that cannot be made, each in sentences. */
  readonly byHand: readonly string[];
}

/** Makes a patch of a draft for the sources as they are now. */
export function patchOf(root: string, flow: Flow, draft: Draft): Patch {
  const { faults } = applyDraft(flow, draft, notices);
  const { journey } = flow;
  const replacements: Replacement[] = [];
  const byHand: string[] = [];
  const isOfTypes = isMadeOfCaseTypes(flow);
  if (isOfTypes) {
    const types = locateCaseTypeEdits(root, draft.edits.filter(isCaseTypeEdit));
    replacements.push(...types.replacements);
    byHand.push(...types.leftOut);
  }
  for (const edit of draft.edits) {
    if (isCaseTypeEdit(edit)) {
      if (!isOfTypes) byHand.push('Left out: This journey is not made of the types of service request.');
      continue;
    }
    const fault = faults.find(({ subject }) => subject === subjectOf(edit));
    const present = presentOf(journey, edit.kind, editedName(edit), notices);
    if (fault || !present) {
      byHand.push(`Left out: ${fault?.says ?? subjectOf(edit)}`);
      continue;
    }
    const place = locateEdit(root, draft.journey, present, edit);
    if (place) replacements.push(place);
    else byHand.push(byHandWords(present, edit));
  }
  const files = Map.groupBy(replacements, ({ file }) => file);
  return {
    diff: [...files].map(([file, own]) => diffOf(root, file, own)).join(''),
    byHand,
  };
}

const valueOfEdit = (edit: Edit): string => {
  const { kind: _kind, ...rest } = edit;
  const [value] = Object.values(rest).slice(-1);
  return JSON.stringify(value);
};

const byHandWords = (present: Edit, edit: Edit): string =>
  `${subjectOf(edit)}: it is not written out as data at one place alone, so it has to be changed by hand.\n  is: ${valueOfEdit(present)}\n  to be: ${valueOfEdit(edit)}`;

function diffOf(root: string, file: string, replacements: readonly Replacement[]): string {
  const was = readFileSync(join(root, file), 'utf8');
  const changed = replacements
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), was);
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, was, formatted(root, file, changed));
  return patch.replace(/^=+\n/, '');
}

/** Laid out as all of the project is. */
function formatted(root: string, file: string, text: string): string {
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout, stderr, status } = spawnSync(biome, ['format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file} cannot be laid out: ${stderr}`);
  return stdout;
}
