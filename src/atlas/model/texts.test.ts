import { describe, expect, test } from 'vitest';
import { notices } from '../../../content/notices.ts';
import type { Step } from '../../../machines/engine/index.ts';
import { small } from '../../../test/support/small-journey.ts';
import { dialogsOf } from '../../renderer/dialog-messages.ts';
import { loadFlows, noCopy } from '../../walkthrough/flow.ts';
import { detailOf } from './detail.ts';
import { graphOf } from './graph.ts';
import { rulesOf } from './rules.ts';
import { searchJourney } from './search.ts';
import { csvOf, textsOf } from './texts.ts';

const flows = await loadFlows();

describe.each(flows.map((flow) => [flow.journey.id, flow] as const))('the texts of %s', (id, flow) => {
  const texts = textsOf(flow);

  test('are all there, each with a place', () => {
    for (const { key, text, places } of texts) {
      expect(text, key).not.toBe('');
      expect(places.length, key).toBeGreaterThan(0);
    }
    const keys = new Set(texts.map(({ key }) => key));
    expect(keys.size).toBe(texts.length);
    for (const { id: step } of flow.journey.steps) expect(keys).toContain(`${id}.steps.${step}.title`);
  });

  test('have every message that the steps name', () => {
    const keys = new Set(texts.map(({ key }) => key));
    const named = flow.journey.steps.flatMap((step) =>
      [...step.blocks, ...step.notices].map(({ notice }) => notice),
    );
    for (const key of named) expect(keys).toContain(`notices.${key}`);
  });

  test('can be found by their key, by a word, and by a rule', () => {
    const graph = graphOf(flow);
    for (const rule of Object.keys(flow.journey.rules)) {
      expect(searchJourney(flow, graph, rule).length, rule).toBeGreaterThan(0);
    }
    const placed = texts.find(({ key, places }) => key.includes('.steps.') && places.length > 0);
    expect(searchJourney(flow, graph, placed?.key ?? '')[0]?.node).toBe(placed?.places[0]);
    expect(searchJourney(flow, graph, 'no such thing anywhere')).toEqual([]);
  });

  test('rules say what they decide', () => {
    for (const [rule, uses] of rulesOf(flow.journey)) expect(uses.length, rule).toBeGreaterThan(0);
  });
});

test('a step tells its limits, its complaints, its messages and what it forgets', () => {
  const repair = flows.find(({ journey }) => journey.id === 'repair');
  const step = repair?.journey.steps.find(({ id }) => id === 'details');
  if (!repair || !step) throw new Error('no details to look at');
  const [question] = detailOf(repair, step).questions;
  expect(question?.settings).toContainEqual(['limit', '188']);
  expect(question?.complaints.map(({ key }) => key)).toContain('SSR008a');
  const emergency = repair.journey.steps.find(({ id }) => id === 'emergency');
  const detail = detailOf(repair, emergency ?? step);
  expect(detail.blocks).toEqual([
    { when: 'nobody can give access', message: { key: 'SSR068', text: notices.SSR068 } },
  ]);
  expect(detail.resets).toContainEqual({ id: 'vulnerable', label: 'Is anyone at home vulnerable?' });
  expect(detail.falls).toContain('checkVulnerability');
  expect(detail.preservedOnBack).toHaveLength(1);
  expect(detail.dialogs.map(({ before }) => before)).toEqual(['going back', 'leaving']);
});

test('the messages of dialogs stand at the steps over which they show', () => {
  const repair = flows.find(({ journey }) => journey.id === 'repair');
  if (!repair) throw new Error('no repair to look at');
  const places = new Map(textsOf(repair).map(({ key, places: all }) => [key, all]));
  for (const key of ['SSR043', 'SSR030ai', 'SSR030aii']) {
    expect(places.get(`notices.${key}`), key).toHaveLength(repair.journey.steps.length);
  }
});

test('what is asked before leaving or going back has its text, and is said by the journey that asks it', () => {
  for (const { journey, copy } of flows) {
    const asked = journey.steps.flatMap((step) => dialogsOf({ journey, copy }, step));
    expect(asked.flatMap(({ keys }) => keys).filter((key) => !Object.hasOwn(notices, key))).toEqual([]);
    expect(Boolean(copy.leaving), journey.id).toBe(journey.exit?.save !== undefined);
    expect(Boolean(copy.goingBack), journey.id).toBe(journey.back === 'confirmed');
  }
  const other = { ...small, exit: { save: 'send', end: 'home' } };
  const [leaving] = dialogsOf({ journey: other, copy: noCopy('small') }, small.steps[0] as Step);
  expect(leaving?.keys).toEqual(['Journey_Exit', 'Journey_Exit_Text']);
});

test('journeys name messages', () => {
  const named = flows.flatMap(({ journey }) =>
    journey.steps.flatMap(({ blocks, notices }) => [...blocks, ...notices]),
  );
  expect(named.length).toBeGreaterThan(10);
});

test('texts are quoted in CSV where they must be', () => {
  const rows = csvOf([{ key: 'a', text: 'Say "yes", or\nno', placeholders: ['x'], places: ['one', 'two'] }]);
  expect(rows).toBe('Key,Text,Placeholders,Places\r\na,"Say ""yes"", or\nno",x,one; two\r\n');
});
