import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { featureData } from '../support/layers.ts';
import { readSources } from '../support/sources.ts';
import { callsIn, isProduct } from './callers.ts';
import type { Cell } from './cell.ts';
import { claims, unused } from './covered-elsewhere.ts';
import { onPurpose, unusedExcuses } from './exemptions.ts';
import { callFaults } from './faults.ts';
import { faultCells } from './matrix.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = readSources(root).filter(isProduct);
const made = new Map<string, readonly string[]>(
  calls.map(({ id }) => [
    id,
    sources.filter((source) => callsIn(source).includes(id)).map(({ path }) => path),
  ]),
);

let cells: readonly Cell[] = [];
beforeAll(async () => {
  cells = await faultCells();
});

const toldWrong = (all: readonly Cell[]) =>
  all.flatMap(({ call, fault, caller, leads, complaints }) =>
    complaints.map((complaint) => `${call}, ${fault}, ${caller}: ${complaint} (${leads})`),
  );

// Journeys and the data of features are played against each fault here.
const isPlayed = (path: string): boolean => path.startsWith('journeys/') || featureData.test(path);

describe.each(calls.map(({ id }) => id))('%s', (id) => {
  const files = made.get(id) ?? [];

  test('is made somewhere, or it is said why not', () => {
    expect(unused[id] !== undefined, files.join()).toBe(files.length === 0);
  });

  test('leads to a state with a way on, whatever goes wrong', () => {
    const own = cells.filter(({ call }) => call === id);
    expect(toldWrong(own)).toEqual([]);
    if (files.some(isPlayed)) expect(own).not.toEqual([]);
    const callers = new Set(own.map(({ caller }) => caller));
    for (const caller of callers) {
      const faults = own.filter((cell) => cell.caller === caller).map(({ fault }) => fault);
      expect(new Set(faults), caller).toEqual(new Set(callFaults.map(({ name }) => name)));
    }
  });
});

describe('a call outside the journeys', () => {
  const outside = [...made].filter(([, files]) =>
    files.some((path) => path.startsWith('src/') && !isPlayed(path)),
  );

  test('is known, and seen in trouble somewhere', () => {
    expect(outside.map(([id]) => id).toSorted()).toEqual(Object.keys(claims).toSorted());
  });

  test.each(Object.entries(claims))('%s', (id, { proof }) => {
    if (proof === 'faults') {
      expect(cells.filter(({ call }) => call === id)).not.toEqual([]);
    } else {
      const file = resolve(root, proof.file);
      expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(`test('${proof.test}`);
    }
  });
});

test('every way to go wrong is there once, and each leads to more than one kind of state', () => {
  expect(new Set(callFaults.map(({ name }) => name)).size).toBe(19);
  expect(callFaults).toHaveLength(19);
  for (const { name } of callFaults) {
    const states = new Set(cells.filter(({ fault }) => fault === name).map(({ leads }) => leads));
    expect(states.size, name).toBeGreaterThan(name === '401' ? 0 : 1);
  }
});

test('what came too often is told in its own words wherever a journey does not know better', () => {
  // What was refused before is what the resident reads then.
  const knowsBetter = /^appointment: |: awaitJobNumber at |, after createCase 409/;
  const limited = cells.filter(
    ({ fault, caller, leads, onPurpose }) =>
      fault === '429' &&
      / at \w/.test(caller) &&
      !knowsBetter.test(caller) &&
      !leads.startsWith('end ') &&
      onPurpose === undefined,
  );
  expect(limited.filter(({ leads }) => !leads.includes('Too_Many_Tries'))).toEqual([]);
  expect(limited.some(({ leads }) => leads.startsWith('step '))).toBe(true);
});

test('whatever is ignored on purpose has a reason, and is ignored', () => {
  expect(cells.some((cell) => cell.onPurpose !== undefined)).toBe(true);
  expect(unusedExcuses()).toEqual([]);
  for (const { why } of onPurpose) expect(why.length).toBeGreaterThan(20);
});
