import { describe, expect, test } from 'vitest';
import { samples, small } from '../../test/support/small-journey.ts';
import { Fault } from '../engine/index.ts';
import { coveringPaths, replayer } from './cover.ts';
import { coverageOf, takenIn } from './coverage.ts';
import { type Explored, explore } from './explore.ts';
import { eventOf, eventRecorder } from './recorded-event.ts';
import { eventsOf, type Report, reportOf, takenOn } from './report.ts';
import { reload } from './sample-events.ts';
import type { Flow } from './samples.ts';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const flow: Flow = {
  journey: small,
  samples: { ...samples, outputs: { ...samples.outputs, send: { taken: [true] } } },
  exemptions: [{ what: 'send: not taken', why: 'no provider refuses it' }],
};

function recorded(): { explored: Explored; report: Report } {
  const explored = explore(flow);
  const paths = coveringPaths(flow, explored);
  const coverage = coverageOf(explored);
  const failure = { kind: 'gap', what: 'something', path: paths[0] } as const;
  const findings = { coverage, paths, failures: [failure], sources: 'a', made: '', ms: 1 };
  return { explored, report: plain(reportOf(flow, explored, findings)) };
}

describe('an event that was taken down', () => {
  test.each([
    { type: 'ANSWER', question: 'first', value: { text: 'leak', chosen: null } },
    { type: 'xstate.done.actor.one.checking:look', output: undefined },
    { type: 'xstate.error.actor.one.checking:look', error: new Fault('conflict') },
    { type: 'xstate.error.actor.one.checking:look', error: new Error('broken') },
    { type: 'CONTINUE' },
  ])('$type comes back as it was', (event) => {
    const { record, values } = eventRecorder();
    const back = eventOf(plain(record(event)), plain(values));
    expect(back).toEqual(event);
    expect(Object.keys(back)).toEqual(Object.keys(event));
  });

  test('loading the page again is known by what it is', () => {
    const { record, values } = eventRecorder();
    expect(eventOf(plain(record(reload)), values)).toBe(reload);
  });

  test('a value that occurs again is listed once', () => {
    const { record, values } = eventRecorder();
    for (const question of ['a', 'b', 'a']) record({ type: 'ANSWER', question, value: { same: true } });
    expect(values).toHaveLength(3);
  });
});

describe('a report', () => {
  test('replays every path along the transitions that it took', () => {
    const { explored, report } = recorded();
    const replay = replayer(flow);
    expect(report.paths.length).toBeGreaterThan(0);
    for (const path of report.paths) {
      const taken = takenOn(report, path);
      const edges = eventsOf(report, path).map((event, at) => ({
        event,
        taken: taken[at] ?? [],
        from: '',
        to: '',
      }));
      expect(replay.path({ scenario: path.scenario, edges })).toBeDefined();
    }
    expect(report.transitions.filter(({ isTaken }) => isTaken).map(({ id }) => id)).toEqual(
      explored.compiled.transitions.map(({ id }) => id).filter((id) => takenIn(explored).has(id)),
    );
    expect(report.transitions.every(({ isTaken, paths }) => isTaken === paths > 0)).toBe(true);
  });

  test('says what was never seen, and why it need not be', () => {
    const { report } = recorded();
    expect(report.coverage.uncovered).toContainEqual({
      what: 'send: not taken',
      inWords: 'an outcome that never came',
      exempt: 'no provider refuses it',
    });
    expect(report.coverage.uncovered.some(({ exempt }) => exempt === undefined)).toBe(true);
  });

  test('keeps the way to a failure', () => {
    const { report } = recorded();
    const { path } = report.failures[0] ?? {};
    expect(path && eventsOf(report, path)).toEqual(report.paths[0] && eventsOf(report, report.paths[0]));
  });
});
