import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './sources.ts';

const browserGlobals = new Set([
  'window',
  'globalThis',
  'localStorage',
  'sessionStorage',
  'navigator',
  'process',
]);

/** `as any` in a file: a type that checks nothing. */
export function anyCasts(source: Source): string[] {
  // Reading all files as trees takes seconds, and hardly any says it even in a text.
  if (!/\bas\s+any\b/.test(source.text)) return [];
  const found: string[] = [];
  walk(source, {
    TSAsExpression: ({ typeAnnotation, start }) => {
      if (typeAnnotation.type === 'TSAnyKeyword') found.push(`${place(source, start)} casts to any`);
    },
  });
  return found;
}

/** What makes a machine answer differently from one run to the next, or ties it to a browser or a server. */
export function impurities(source: Source): string[] {
  const found: string[] = [];
  const report = (start: number, what: string): void => {
    found.push(`${place(source, start)} uses ${what}`);
  };
  walk(source, {
    MemberExpression: (node) => {
      if (node.object.type !== 'Identifier') return;
      const { name } = node.object;
      const property = node.property.type === 'Identifier' ? node.property.name : '';
      if (browserGlobals.has(name)) report(node.start, name);
      if (['Math.random', 'Date.now', 'crypto.randomUUID'].includes(`${name}.${property}`))
        report(node.start, `${name}.${property}`);
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
        report(node.start, 'new Date()');
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'fetch') report(node.start, 'fetch');
    },
  });
  return found;
}

const walk = (source: Source, visitor: ConstructorParameters<typeof Visitor>[0]): void =>
  new Visitor(visitor).visit(parseSync(source.path, source.text).program);

const place = (source: Source, start: number): string =>
  `${source.path}:${source.text.slice(0, start).split('\n').length}`;
