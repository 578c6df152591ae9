import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultRegistry } from './sources.ts';

/** The command line asks for something that cannot be done. Its message is printed without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const help = `Explores every journey and every supporting machine: each state, each transition, each rule.

  npm run paths                        explore everything; prints a table, and each failure with the path to it
  npm run paths -- --quick             replay the last paths first, then explore only what has changed
  npm run paths -- --watch             the same at every save
  npm run paths -- --flow repair --to details
                                       the shortest path to a step, an end or a state
  npm run paths -- --state repair/media/attachFiles/failed
                                       the shortest path to a state as a report of an error page names it
  npm run paths -- --explain "give access"
                                       when a rule is true and when it is false; part of its sentence is enough
  npm run paths -- --requirements      what is demanded, and by what each of it is held
  npm run paths -- --list              the smallest set of paths that takes every transition

  --flow <id>         only this journey or machine; several are separated by commas
  --json              the same as JSON
  --registry <file>   explore the flows of another file than journeys/registry.ts; it exports allFlows
  --help              show this text

Exit code: 0 when nothing failed, 1 when something failed, 2 when the command line is wrong.`;

export interface Options {
  readonly flow: string | undefined;
  readonly to: string | undefined;
  readonly state: string | undefined;
  readonly explain: string | undefined;
  readonly list: boolean;
  readonly requirements: boolean;
  readonly quick: boolean;
  readonly watch: boolean;
  readonly json: boolean;
  readonly help: boolean;
  /** Absolute. */
  readonly registry: string;
}

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const modes = ['to', 'state', 'explain', 'list', 'requirements', 'quick', 'watch'] as const;

/** The options of the command, as `parseArgs` takes them. */
const definedOptions = {
  flow: text,
  to: text,
  state: text,
  explain: text,
  registry: text,
  list: flag,
  requirements: flag,
  quick: flag,
  watch: flag,
  json: flag,
  help: flag,
} as const;

/**
 * Reads the command line.
 * @throws `UsageError` for an unknown option, and for two modes at once
 */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseOptions(args);
  const chosen = modes.filter((mode) => values[mode] !== undefined && values[mode] !== false);
  if (chosen.length > 1) throw new UsageError(`Use one of --${chosen.join(' and --')} at a time.`);
  if (values.to === '' || values.state === '' || values.explain === '')
    throw new UsageError(`--${chosen[0]} needs a name.`);
  return {
    ...values,
    flow: values.flow,
    to: values.to,
    state: values.state,
    explain: values.explain,
    registry: values.registry ? resolve(values.registry) : defaultRegistry,
  };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: definedOptions });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nSee --help.`);
  }
}
