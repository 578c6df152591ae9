import { expect, test } from 'vitest';
import { situationOf } from '../../machines/engine/index.ts';
import { examplesOf } from './examples.ts';
import { loadFlows } from './flow.ts';
import { reasonsFor } from './rule-reasons.ts';
import { supposable, supposing } from './supposed.ts';
import { currentRules, currentSnapshot, WalkthroughRunner, walkthroughEvents } from './walkthrough.ts';

const repair = (await loadFlows()).find(({ journey }) => journey.id === 'repair');
if (!repair) throw new Error('no repair to suppose anything about');

const casesAt = (step: string) => {
  const example = examplesOf(repair).get(step);
  if (!example) throw new Error(`no way to ${step}`);
  return new WalkthroughRunner(repair).replay(example.initialScenario, example.events);
};

test('only what is there can be supposed', () => {
  const facts = { toggles: { on: false }, list: [{ high: true }], text: 'a' };
  expect(supposable(facts)).toEqual([
    { path: 'toggles.on', inWords: 'toggles, on', value: false },
    { path: 'list.0.high', inWords: 'list, 1, high', value: true },
  ]);
  const supposed = new Map([
    ['toggles.on', true],
    ['list.0.high', false],
    ['list.7.high', true],
    ['other', true],
  ]);
  expect(supposing(facts, supposed)).toEqual({ toggles: { on: true }, list: [{ high: false }], text: 'a' });
});

test('what is supposed holds whatever the provider says, and changes the way', () => {
  const walkthrough = casesAt('contact');
  const usual = currentRules(repair, walkthrough).find(({ rule }) => rule === 'photos can be added');
  const supposed = new WalkthroughRunner(repair, new Map([['photosAllowed', !usual?.value]]));
  const other = supposed.replay(walkthrough.initialScenario, walkthroughEvents(walkthrough));
  const now = currentRules(supposed.flow, other).find(({ rule }) => rule === 'photos can be added');
  expect(now?.value).toBe(!usual?.value);
  expect(currentSnapshot(other).value).not.toEqual(currentSnapshot(walkthrough).value);
});

test('a rule tells the answers and facts that it looks at, in words', () => {
  const situation = situationOf(currentSnapshot(casesAt('details')).context);
  expect(reasonsFor(repair, 'the resident has several homes', situation)).toEqual([
    { what: 'homes', is: '1' },
  ]);
  expect(reasonsFor(repair, 'nobody can give access', situation)[0]?.is).toBe('not answered');
  for (const rule of Object.keys(repair.journey.rules)) {
    const reasons = reasonsFor(repair, rule, situation);
    expect(reasons.length, rule).toBeGreaterThan(0);
    for (const { what, is } of reasons)
      expect(`${rule}: ${what} ${is}`).not.toMatch(/undefined|\[object|-0000-/);
  }
});
