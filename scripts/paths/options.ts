import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { usualRegistry } from './sources.ts';

/** What is told to whoever asked for something that cannot be done. No fault of the program. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}

export const help = `Walks every journey, and every machine that is none, through everything that can happen.

  npm run paths                        walk them all; a table, and every failure with the way to it
  npm run paths -- --changed           the same, walking only what changed since the last time
  npm run paths -- --watch             walk again what a saved file changed, as soon as it is saved
  npm run paths -- --soon              the two answers of --watch, once
  npm run paths -- --failing           go only the ways that failed the last time
  npm run paths -- --flow repair --to details
                                       the shortest way to a step, an end or a state
  npm run paths -- --explain "give access"
                                       what makes a rule true and what false; a part of its sentence is enough
  npm run paths -- --list              the smallest set of paths that takes every arrow, in words

  --flow <id>         only this flow
  --json              the same for programs
  --registry <file>   flows other than those of journeys/registry.ts: a file that exports allFlows
  --help              this

Ends with 0 when all is well, with 1 when something failed, with 2 when it was asked for what does not exist.`;

export interface Options {
  readonly flow: string | undefined;
  readonly to: string | undefined;
  readonly explain: string | undefined;
  readonly list: boolean;
  readonly changed: boolean;
  readonly soon: boolean;
  readonly failing: boolean;
  readonly watch: boolean;
  readonly json: boolean;
  readonly help: boolean;
  /** Absolute. */
  readonly registry: string;
}

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const modes = ['to', 'explain', 'list', 'changed', 'soon', 'failing', 'watch'] as const;

/**
 * What was asked for.
 * @throws `Complaint` for an option that does not exist, or for two things at once
 */
export function optionsOf(args: readonly string[]): Options {
  const { values } = read(args);
  const asked = modes.filter((mode) => values[mode] !== undefined && values[mode] !== false);
  if (asked.length > 1) {
    throw new Complaint(`One thing at a time: --${asked.join(' and --')} cannot be asked for together.`);
  }
  if (values.to === '' || values.explain === '') throw new Complaint(`--${asked[0]} needs a name.`);
  return {
    ...values,
    flow: values.flow,
    to: values.to,
    explain: values.explain,
    registry: values.registry ? resolve(values.registry) : usualRegistry,
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        flow: text,
        to: text,
        explain: text,
        registry: text,
        list: flag,
        changed: flag,
        soon: flag,
        failing: flag,
        watch: flag,
        json: flag,
        help: flag,
      },
    });
  } catch (error) {
    throw new Complaint(
      `${error instanceof Error ? error.message : String(error)}\n--help tells what there is.`,
    );
  }
}
