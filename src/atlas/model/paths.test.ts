import { describe, expect, test } from 'vitest';
import { eventsOf, type Report } from '../../../machines/exploration/index.ts';
import { supportingMachines } from '../../../machines/supporting-machines.ts';
import { recordOf } from '../../../test/support/recorded-walk.ts';
import { loadFlows } from '../../walkthrough/flow.ts';
import { transitionsTaken, WalkthroughRunner } from '../../walkthrough/walkthrough.ts';
import { journeySource } from '../journey/journey-source.tsx';
import { loadMachines } from '../machine/machine-source.tsx';
import { coveragePainting, totalsInWords } from './coverage-paint.ts';
import { graphOf } from './graph.ts';
import { listedPaths, pathFilters } from './paths.ts';

const appointment = (await loadFlows()).find(({ journey }) => journey.id === 'appointment');
if (!appointment) throw new Error('no journey to walk through');
const report = recordOf(appointment);
const source = journeySource(appointment);
const paths = listedPaths(source, report);

describe('the list of paths', () => {
  test('has each path with where it leads and what it is the first to show', () => {
    expect(paths.length).toBe(report.paths.length);
    expect(paths.length).toBeGreaterThan(5);
    for (const { number, length, leadsTo, first } of paths) {
      expect(length, `${number}`).toBeGreaterThan(0);
      expect(leadsTo, `${number}`).not.toBe('');
      expect(first.flatMap(({ because }) => because).join(), `${number}`).not.toMatch(/undefined/);
    }
    expect(paths[0]?.first.length).toBeGreaterThan(0);
  });

  test('can be played move by move, and told in words', () => {
    const runner = new WalkthroughRunner(appointment);
    for (const { initialScenario: scenario, length, recorded, transitions } of paths) {
      const events = eventsOf(report, recorded);
      const walkthrough = runner.replay(scenario, events);
      expect(walkthrough.moves.length).toBe(length);
      for (const { id } of transitions) expect(transitionsTaken(walkthrough)).toContain(id);
      expect(source.describeEvents(scenario, events).length).toBe(length);
    }
  });

  test('is narrowed down by a step, an outcome, or a rule', () => {
    const filters = pathFilters(source, report);
    expect(new Set(filters.map(({ kind }) => kind))).toEqual(new Set(['place', 'outcome', 'rule']));
    for (const filter of filters) {
      const fitting = paths.filter(filter.fits);
      expect(fitting.length, filter.name).toBeGreaterThan(0);
    }
    expect(filters.some((filter) => paths.filter(filter.fits).length < paths.length)).toBe(true);
  });
});

describe('coverage', () => {
  const graph = graphOf(appointment);
  const strokes = (record: Report) =>
    graph.edges.flatMap((edge) => coveragePainting(record).edge(edge) ?? []);

  test('is painted on every edge, with how many paths lie on it', () => {
    expect(strokes(report).length).toBe(graph.edges.length - 1);
    for (const { mark, inWords } of strokes(report)) {
      expect(inWords).toBe(`taken, on ${mark} ${mark === '1' ? 'path' : 'paths'}`);
    }
    expect(totalsInWords(report)).toMatch(/^(\d+) of \1 transitions taken, .* walked 2026-11-21 10:20 UTC$/);
  });

  test('tells what was never taken from what need not be, with the reason', () => {
    const [edge] = graph.edges.filter(({ transitions }) => transitions.length === 1);
    const id = edge?.transitions[0]?.id ?? '';
    const missing = (exempt?: string): Report => ({
      ...report,
      transitions: report.transitions.map((transition) =>
        transition.id === id ? { id, isTaken: false, paths: 0 } : transition,
      ),
      coverage: {
        ...report.coverage,
        uncovered: [{ what: id, inWords: 'never taken', ...(exempt === undefined ? {} : { exempt }) }],
      },
    });
    const stroke = (record: Report) => edge && coveragePainting(record).edge(edge);
    expect(stroke(missing())).toMatchObject({ tone: 'bad', isDashed: true, inWords: 'never taken' });
    expect(stroke(missing('nobody can'))).toMatchObject({
      tone: 'warn',
      inWords: 'never taken, because nobody can',
    });
    const [wide] = graph.edges.filter(({ transitions }) => transitions.length > 1);
    const [some] = wide?.transitions ?? [];
    const part = {
      ...report,
      transitions: report.transitions.map((transition) =>
        transition.id === some?.id ? { ...transition, isTaken: false } : transition,
      ),
    };
    expect(wide && coveragePainting(part).edge(wide)?.inWords).toMatch(
      /^1 of its \d+ transitions is never taken/,
    );
  });
});

test('the paths of supporting machines are listed and painted as well', () => {
  const [machine] = loadMachines().filter(({ id }) => id === 'poll');
  const [flow] = supportingMachines.filter(({ id }) => id === 'poll');
  if (!machine || !flow) throw new Error('no machine to walk through');
  const record = recordOf(flow);
  const listed = listedPaths(machine, record);
  expect(listed.map(({ leadsTo }) => leadsTo)).toContain('gave up');
  const painting = coveragePainting(record);
  const painted = machine.graph.edges.filter((edge) => painting.edge(edge));
  expect(painted.length).toBe(machine.graph.edges.length - 1);
});
