import { afterEach as lookWithAxe } from '@storybook/addon-a11y/preview';
import type { AxeResults } from 'axe-core';
import { expect, test } from 'vitest';
import { accessibility } from '../../.storybook/accessibility.ts';
import { afterEach as countRules } from '../../.storybook/counted-rules.ts';
import { fewestAxeRules, rulesIn } from '../support/axe-rules.ts';

/** Faults that a screen could have, each by the rule that must catch it. */
const faults = {
  'aria-allowed-attr': '<button type="button" aria-checked="true">Send</button>',
  'aria-hidden-focus': '<div aria-hidden="true"><button type="button">Hidden</button></div>',
  'aria-required-attr': '<span role="checkbox" tabindex="0" aria-label="Yes"></span>',
  'aria-required-children': '<div role="list" aria-label="Repairs"><p>One</p></div>',
  'aria-roles': '<p role="paragraf">Words</p>',
  'aria-valid-attr': '<p aria-labeledby="main">Words</p>',
  'aria-valid-attr-value': '<button type="button" aria-expanded="perhaps">More</button>',
  'autocomplete-valid': '<label>Phone <input autocomplete="telefon"></label>',
  'button-name': '<button type="button"></button>',
  'color-contrast': '<p style="color: #999; background: #fff">Hard to read</p>',
  'empty-heading': '<h2></h2>',
  'frame-title': '<iframe srcdoc="<p>A frame</p>"></iframe>',
  'heading-order': '<h4>Too deep</h4>',
  'image-alt': '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="20" height="20">',
  label: '<input type="text">',
  'link-name': '<a href="/customer360View"></a>',
  list: '<ul><p>No item</p></ul>',
  listitem: '<li>Alone</li>',
  'select-name': '<select><option>Kitchen</option></select>',
  tabindex: '<button type="button" tabindex="3">First</button>',
  'target-size':
    '<button type="button" style="width: 9px; height: 9px; padding: 0">a</button><button type="button" style="width: 9px; height: 9px; padding: 0">b</button>',
} as const;

interface Found {
  readonly results: AxeResults;
  /** What is checked after axe. */
  check(): void;
}

/** What Storybook finds in a page, as it does after each story. */
async function lookAt(html: string): Promise<Found> {
  document.body.innerHTML = `<main><h1>A step</h1>${html}</main>`;
  const reports: { readonly type: string; readonly result: unknown }[] = [];
  const story = {
    id: 'planted',
    viewMode: 'story',
    parameters: { a11y: accessibility },
    globals: { a11y: { manual: false } },
    canvasElement: document.body,
    reporting: { reports, addReport: (report: (typeof reports)[number]) => reports.push(report) },
  } as unknown as Parameters<typeof lookWithAxe>[0];
  await lookWithAxe(story);
  expect(reports).toHaveLength(1);
  return { results: reports[0]?.result as AxeResults, check: () => countRules(story) };
}

const foundIn = async (html: string): Promise<AxeResults> => (await lookAt(html)).results;

const rulesBroken = ({ violations }: AxeResults): readonly string[] =>
  violations.map(({ id }) => id).toSorted();

test('there are twenty faults and more', () => expect(Object.keys(faults).length).toBeGreaterThanOrEqual(20));

test('a page without a fault has none, and was looked at with every rule', async () => {
  const results = await foundIn('<p>Words</p>');
  expect(rulesBroken(results)).toEqual([]);
  expect(rulesIn(results)).toBeGreaterThanOrEqual(fewestAxeRules);
});

test.each(Object.entries(faults))('%s is caught alone', async (rule, html) => {
  expect(rulesBroken(await foundIn(html))).toEqual([rule]);
});

test('all of them are caught on one page', async () => {
  const page = Object.values(faults).join('\n');
  expect(rulesBroken(await foundIn(page))).toEqual(expect.arrayContaining(Object.keys(faults)));
});

const table = (caption: string, heading: string, name: string) =>
  `<table>${caption}<thead><tr><td></td>${heading}</tr></thead>
    <tbody><tr><td>1</td>${name}</tr><tr><td>2</td><th scope="row">Gate</th></tr></tbody></table>`;
const caption = '<caption>Repairs</caption>';
const heading = '<th scope="col">What</th>';
const name = '<th scope="row">Tap</th>';

test('a table with a caption and headers is sound', async () => {
  const { check } = await lookAt(table(caption, heading, name));
  expect(check).not.toThrow();
});

test.each([
  ['a caption', table('', heading, name), /has no caption/],
  ['words in its caption', table('<caption> </caption>', heading, name), /has no caption/],
  ['a header in a row', table(caption, heading, '<td>Tap</td>'), /‘Repairs’ has no header in the row ‘1Tap’/],
  ['the scope of a row', table(caption, heading, '<th>Tap</th>'), /no header in the row/],
  ['a column header', table(caption, '<td>What</td>', name), /column header without a scope/],
  ['the scope of a column', table(caption, '<th>What</th>', name), /column header without a scope/],
  [
    'a head',
    '<table><caption>Repairs</caption><tbody><tr><th scope="row">Tap</th></tr></tbody></table>',
    /no column/,
  ],
])('a table without %s fails its story, which axe lets pass', async (_, html, fault) => {
  const { results, check } = await lookAt(html);
  expect(rulesBroken(results)).toEqual([]);
  expect(check).toThrow(fault);
});
