import type { Plugin } from 'vite';

/** Files of libraries that the portal loads but never reaches, and what they give. */
const unreached: readonly { readonly file: RegExp; readonly gives: readonly string[] }[] = [
  // Developer tools look for machines in the browser; nobody who uses the portal has them.
  {
    file: /[\\/]xstate[\\/]dist[\\/]xstate-dev\.esm\.js$/,
    gives: ['devToolsAdapter', 'getGlobal', 'registerService'],
  },
  // When a refused call may be tried again is asked of an error that the client has switched off (`throwHttpErrors`).
  {
    file: /[\\/]ky[\\/]distribution[\\/]core[\\/]retry-timing\.js$/,
    gives: ['calculateRetryTimingDelay', 'getRetryTimingHeader'],
  },
  // Progress is only told of photos, and those are sent another way (`src/client/upload.ts`).
  {
    file: /[\\/]ky[\\/]distribution[\\/]utils[\\/]body\.js$/,
    gives: ['streamRequest', 'streamResponse'],
  },
  // Refusals are values here, answers are checked against the contract, and nothing asks for another attempt.
  { file: /[\\/]ky[\\/]distribution[\\/]errors[\\/]HTTPError\.js$/, gives: ['HTTPError'] },
  {
    file: /[\\/]ky[\\/]distribution[\\/]errors[\\/]SchemaValidationError\.js$/,
    gives: ['SchemaValidationError'],
  },
  { file: /[\\/]ky[\\/]distribution[\\/]errors[\\/]ForceRetryError\.js$/, gives: ['ForceRetryError'] },
];

/** What the engine's library advises those who write machines, beyond saying what is wrong. */
const advice = [
  `: the machine has processed more than \${maxIterations} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).`,
  '. Ensure that `context` is defined in the machine config.',
  `. Try adding { initial: "\${Object.keys(this.states)[0]}" } to the state config.`,
  ` is not a valid target from the root node. Did you mean ".\${target}"?`,
  `; use raise({ type: "\${eventOrExpr}" }) instead`,
];

/** What ky says of options of a wrong type, which the compiler has refused already, and of browsers without streams. */
const wrongOptions =
  /(?<=new (?:Type|Range)?Error\()(['`])(?:The \\?`|`|retry\.|Array |Streams )[^'\n]*\1(?=\))/g;

/** Leaves out of the portal what its libraries bring and never use there. */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    apply: 'build',
    load: {
      filter: { id: unreached.map(({ file }) => file) },
      handler(id) {
        const { gives = [] } = unreached.find(({ file }) => file.test(id)) ?? {};
        return gives.map((name) => `export function ${name}() {}`).join('\n');
      },
    },
    transform: {
      filter: { id: /[\\/](xstate[\\/]dist|ky[\\/]distribution)[\\/]/, code: 'Error(' },
      handler: (code, id) => ({
        code: id.includes('xstate')
          ? advice.reduce((rest, text) => rest.replaceAll(text, ''), code)
          : code.replace(wrongOptions, ''),
        map: null,
      }),
    },
  };
}
