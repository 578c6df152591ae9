import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Argument, type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';
import { type NamedTest, nearest } from '../../machines/exploration/index.ts';

/** What a call is made on: `test` in `test.each(rows)(title, run)`. */
function calledOn(callee: Expression): { readonly name: string; readonly member?: string } {
  if (callee.type === 'Identifier') return { name: callee.name };
  if (callee.type === 'CallExpression') return calledOn(callee.callee as Expression);
  if (callee.type === 'TaggedTemplateExpression') return calledOn(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.object.type === 'Super') return { name: '' };
  const { name } = calledOn(callee.object);
  return callee.property.type === 'Identifier' ? { name, member: callee.property.name } : { name };
}

function writtenTitle(argument: Argument | undefined, text: string): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  // With its placeholders as they are written.
  if (argument?.type === 'TemplateLiteral') return text.slice(argument.start + 1, argument.end - 1);
  return undefined;
}

/** The titles of all tests in a source, each behind those of its groups, as they are written. */
export function testTitles(file: string, text: string): readonly string[] {
  const titles: string[] = [];
  const groups: string[] = [];
  const groupOf = (call: CallExpression): string | undefined => {
    const { name, member } = calledOn(call.callee);
    const isGroup = name === 'describe' || (name === 'test' && member === 'describe');
    return isGroup ? writtenTitle(call.arguments[0], text) : undefined;
  };
  new Visitor({
    CallExpression(call) {
      const group = groupOf(call);
      if (group !== undefined) groups.push(group);
      else if (['test', 'it'].includes(calledOn(call.callee).name)) {
        const title = writtenTitle(call.arguments[0], text);
        if (title !== undefined) titles.push([...groups, title].join(' > '));
      }
    },
    'CallExpression:exit'(call) {
      if (groupOf(call) !== undefined) groups.pop();
    },
  }).visit(parseSync(file, text).program);
  return titles;
}

/** Says what is wrong with the name of a test: that there is no such file, or no such test in it. */
export function testFinder(root: string): (test: NamedTest) => string | undefined {
  const known = new Map<string, readonly string[]>();
  return ([file, title]) => {
    const path = join(root, file);
    if (!existsSync(path)) return `there is no file ${file}`;
    const titles = known.get(file) ?? testTitles(file, readFileSync(path, 'utf8'));
    known.set(file, titles);
    return titles.includes(title)
      ? undefined
      : `${file} has no test “${title}”. ${nearest(title, titles)}`.trim();
  };
}
