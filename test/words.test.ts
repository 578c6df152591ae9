import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import caseTypes from '../content/case-types.json' with { type: 'json' };
import { checkCaseTypes } from '../contract/case-catalogue-check.ts';
import { parseSource, readSources } from './support/sources.ts';
import { textComplaints, textsIn, wordsInComponents } from './support/words.ts';

const root = resolve(import.meta.dirname, '..');
const files = readdirSync(resolve(root, 'content'));
const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.replace(/\.ts$/, ''));
const texts = (
  await Promise.all(names.map(async (name) => textsIn({ ...(await import(`../content/${name}.ts`)) }, name)))
).flat();
const requestTexts = [
  ...textsIn(caseTypes.messages, 'messages'),
  ...(checkCaseTypes(caseTypes).catalogue?.types ?? []).flatMap(({ id, description, additionalInfo }) => [
    { key: `${id}`, text: description },
    ...additionalInfo.flatMap(({ questionId, label, options }) => [
      { key: `${id}.${questionId}`, text: label },
      ...options.map(({ id: option, value }) => ({ key: `${id}.${questionId}.${option}`, text: value })),
    ]),
  ]),
];

describe('money', () => {
  test('is written by one function, which groups the thousands', () => {
    const signs = readSources(root).filter(
      ({ path, text }) => !/\.(test|spec)\.tsx?$/.test(path) && /£['"`]?\s*(\$?\{|\+)/.test(text),
    );
    expect(signs.map(({ path }) => path)).toEqual(['contract/money.ts']);
  });

  test('has its thousands grouped in every text, but where the specification has a text of its own', () => {
    const ungrouped = texts.filter(({ text }) => /£\d{4}/.test(text));
    expect(ungrouped.map(({ key }) => key)).toEqual(['payment.payment.questions.other.placeholder']);
  });
});

describe('what residents read', () => {
  test('every file of words is seen', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(texts.map(({ key }) => key.split('.')[0]))).toEqual(new Set(names));
    expect(files.filter((file) => !file.endsWith('.ts'))).toEqual([
      'case-types.json',
      'case-types.schema.json',
      'own-words',
    ]);
    expect(requestTexts.length).toBeGreaterThan(caseTypes.types.length);
  });

  test('goes by the name of its file and its export, so that a provider can word it anew', async () => {
    const named = readSources(root).filter(
      ({ path }) => /^content\/[^/]+\.ts$/.test(path) && path !== 'content/provider.ts',
    );
    for (const { path, text } of named) {
      const exported = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      expect(exported.length, path).toBeGreaterThan(0);
      const keys = [...text.matchAll(/words\(\s*'([^']+)'/g)].map(([, key]) => key);
      expect(keys).toEqual(exported.map((name) => `${path.slice(8, -3)}.${name}`));
    }
    expect(named.length).toBe(names.length - 1);
  });

  test('is short, whole and free of our own language', () => {
    expect([...texts, ...requestTexts].flatMap(textComplaints)).toEqual([]);
  });

  test('stands in content, not in components', () => {
    const components = readSources(root).filter(
      ({ path }) =>
        /^src\/(?!(?:atlas|walkthrough)\/).*\.tsx$/.test(path) &&
        !/\.(test|stories)\.tsx$|\/examples\.tsx?$/.test(path),
    );
    expect(components.length).toBeGreaterThan(0);
    expect(components.flatMap(wordsInComponents)).toEqual([]);
  });
});

describe('the check itself', () => {
  test.each([
    ['', 'is empty'],
    ['Call  us', 'has spaces too many'],
    ['Call {phone', 'has a broken {placeholder}'],
    ['Your SOR is wrong', 'says ‘SOR’, which residents do not'],
    [`One ${'word '.repeat(25)}.`, 'has a sentence of 26 words'],
  ])('‘%s’ %s', (text, complaint) => {
    expect(textComplaints({ key: 'a', text })).toContain(`a ${complaint}`);
  });

  test('words in a component are found, and what is no word is not', () => {
    const text = `export const A = () => <p title="Hello">\n  Good day {words.name} · <b aria-label={x}>, </b></p>;`;
    expect(wordsInComponents(parseSource('src/A.tsx', text))).toEqual([
      'src/A.tsx:1 says ‘Hello’',
      'src/A.tsx:1 says ‘Good day’',
    ]);
  });
});
