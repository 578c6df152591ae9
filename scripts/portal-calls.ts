import type { ESTree, Plugin } from 'vite';

/** What only the gateway reads of a call: it checks what comes in, and describes itself. */
const forGateway = new Set([
  'summary',
  'params',
  'query',
  'body',
  'status',
  'needsEntityTag',
  'needsIdempotencyKey',
]);

/** Leaves out of the portal what it does not need to know about the calls that it makes. */
export function portalCalls(): Plugin {
  return {
    name: 'portal-calls',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]contract[\\/][\w-]+\.ts$/, code: 'defineCall(' },
      handler(code) {
        const calls = definitions(this.parse(code));
        const dropped = calls.flatMap(({ properties }) => properties.filter(isForGateway));
        return { code: without(code, dropped), map: null };
      },
    },
  };
}

const isForGateway = (property: ESTree.ObjectExpression['properties'][number]): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && forGateway.has(property.key.name);

/** What is handed to `defineCall` for the constants of a file. */
function definitions(program: ESTree.Program): ESTree.ObjectExpression[] {
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ init }) => {
      const isCall =
        init?.type === 'CallExpression' &&
        init.callee.type === 'Identifier' &&
        init.callee.name === 'defineCall';
      const [definition] = isCall ? init.arguments : [];
      return definition?.type === 'ObjectExpression' ? [definition] : [];
    });
  });
}

/** A text without some of its parts, each with the comma behind it. Later parts go first, so that places stay true. */
function without(code: string, parts: readonly { readonly start: number; readonly end: number }[]): string {
  return [...parts]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}
