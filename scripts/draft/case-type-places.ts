import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import * as v from 'valibot';
import { CaseTypesFile } from '../../contract/case-catalogue.ts';
import { isSameValue } from '../../src/atlas/draft/model/case-fields.ts';
import { applyCaseTypes, fieldOfEdit } from '../../src/atlas/draft/model/case-types.ts';
import { type CaseTypeEdit, subjectOf } from '../../src/atlas/draft/model/draft.ts';
import { type Node, propertyName } from '../mutants/change.ts';
import type { Replacement } from './places.ts';

const file = 'content/case-types.json';

/** Where changes to the types of service request are made in their file, and why others cannot be. */
export interface CaseTypePlaces {
  readonly replacements: readonly Replacement[];
  readonly leftOut: readonly string[];
}

/** Finds each change in the file as it is now; the same check leaves out what the atlas leaves out. */
export function locateCaseTypeEdits(root: string, edits: readonly CaseTypeEdit[]): CaseTypePlaces {
  if (edits.length === 0) return { replacements: [], leftOut: [] };
  const text = readFileSync(join(root, file), 'utf8');
  const present = v.parse(CaseTypesFile, JSON.parse(text));
  const { file: changed, faults } = applyCaseTypes(present, edits);
  const whole = expressionOf(text);
  // Two types can share a message or a rule for their team: what is said last of a place holds.
  const byPath = new Map<string, Replacement>();
  for (const edit of edits) {
    const found = fieldOfEdit(present, edit);
    if ('fault' in found || faults.some(({ subject }) => subject === subjectOf(edit))) continue;
    const { path, leftOut, value } = found.field;
    if (isSameValue(edit.value, value)) continue;
    const [name, parents] = [String(path.at(-1)), path.slice(0, -1)];
    const order = Object.keys(parents.reduce((at: object, key) => Reflect.get(at, key), changed));
    const written = isSameValue(edit.value, leftOut) ? undefined : JSON.stringify(edit.value);
    byPath.set(path.join('/'), placeIn(parents.reduce(childOf, whole), name, order, written));
  }
  return { replacements: [...byPath.values()], leftOut: faults.map(({ says }) => `Left out: ${says}`) };
}

/** JSON is an expression; in brackets it is a program. */
function expressionOf(text: string): Node {
  const [statement] = parseSync('case-types.ts', `(${text})`, { preserveParens: false }).program.body;
  if (statement?.type !== 'ExpressionStatement') throw new Error(`${file} holds no data`);
  return statement.expression as unknown as Node;
}

const propertiesOf = (node: Node): readonly Node[] => (node.properties ?? []) as readonly Node[];

function childOf(node: Node, key: string | number): Node {
  const child =
    typeof key === 'number'
      ? (node.elements as readonly Node[])[key]
      : (propertiesOf(node).find((each) => propertyName(each) === key)?.value as Node | undefined);
  if (!child) throw new Error(`${file} has no ${key} where it is looked for`);
  return child;
}

/**
 * What is put into an object for one of its fields.
 * @param order the names of its fields, as they follow each other
 * @param written the value; nothing takes the field out
 */
function placeIn(
  object: Node,
  name: string,
  order: readonly string[],
  written: string | undefined,
): Replacement {
  const properties = propertiesOf(object);
  const index = properties.findIndex((each) => propertyName(each) === name);
  const property = properties[index];
  const before =
    index < 0
      ? properties.findLast((each) => order.slice(0, order.indexOf(name)).includes(propertyName(each) ?? ''))
      : properties[index - 1];
  // The bracket in front has moved everything by one.
  const from = (start: number, end: number, text: string) => ({ file, start: start - 1, end: end - 1, text });
  if (property && written !== undefined) {
    const { start, end } = property.value as Node;
    return from(start, end, written);
  }
  if (!before) throw new Error(`${file}: nothing stands before ${name}`);
  return property
    ? from(before.end, property.end, '')
    : from(before.end, before.end, `, ${JSON.stringify(name)}: ${written}`);
}
