import type { ESTree, Plugin } from 'vite';

/**
 * Says of everything that the contract builds (its calls and their shapes) that building it does nothing else, so that
 * the portal leaves out what it does not use.
 */
export function pureContract(): Plugin {
  return {
    name: 'pure-contract',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]contract[\\/][\w-]+\.ts$/ },
      handler(code) {
        const starts = this.parse(code).body.flatMap((statement) => {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declared?.type !== 'VariableDeclaration') return [];
          return declared.declarations.flatMap(({ init }) => (init ? callsIn(init) : []));
        });
        const marked = starts
          .sort((a, b) => b - a)
          .reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code);
        return { code: marked, map: null };
      },
    },
  };
}

/** Where the calls in an expression begin. What a function does when it is called is not looked at. */
function callsIn(node: ESTree.Node): number[] {
  if (/Function/.test(node.type)) return [];
  const inside = Object.values(node)
    .flat()
    .filter((part): part is ESTree.Node => typeof (part as { type?: unknown } | null)?.type === 'string')
    .flatMap(callsIn);
  return node.type === 'CallExpression' ? [node.start, ...inside] : inside;
}
