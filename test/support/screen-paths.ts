import { reports } from 'virtual:recorded-paths';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { eventsOf, type Report, type Samples } from '../../machines/exploration/index.ts';
import { fetchView } from '../../src/fields/views.ts';
import { loadLater } from '../../src/renderer/later.ts';
import { loadFlows } from '../../src/walkthrough/flow.ts';
import { byExamples } from '../../src/walkthrough/stand-in.ts';
import '../../src/styles/styles.css';
import { lookWithAxe } from './axe-in-page.ts';
import { fewestAxeRules } from './axe-rules.ts';
import { keyboardWalk } from './keyboard.ts';
import { type Player, playPath, type Tally, talliedSimulator } from './played-path.ts';

/** Runs axe once on every screen of a name. */
function looker() {
  const seen = new Set<string>();
  const complaints: string[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  const look = async (name: string, root: HTMLElement): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    const found = await lookWithAxe(root);
    fewest = Math.min(fewest, found.rules);
    complaints.push(...found.complaints.map((complaint) => `${name}: ${complaint}`));
  };
  return { look, seen, complaints, fewestRules: () => fewest };
}

/** A journey that has screens, with its samples. */
export interface ShownFlow {
  readonly id: string;
  readonly flow: ReturnType<typeof byExamples>;
  readonly samples: Samples;
  /** What the last walk through it found. */
  readonly report: Report;
}

/** All journeys that have screens. */
export async function shownFlows(): Promise<readonly ShownFlow[]> {
  return (await loadFlows()).flatMap(({ journey: { id }, samples, portal }) => {
    const report = reports.find(({ flow }) => flow === id);
    return portal && report ? [{ id, flow: byExamples(portal, samples), samples, report }] : [];
  });
}

/** The window of a screen of 1280 by 1024 pixels that is enlarged four times. */
const enlarged = [320, 256] as const;

/** Milliseconds that the screens of a journey may take. */
export const screensTimeout = 240_000;

/**
 * Plays every path of a journey on its screens, what paths have in common once, in the window of a screen that is enlarged
 * four times: they follow it wherever it goes, a keyboard alone is enough, and axe finds nothing wrong.
 */
export async function expectScreensToFollow({ id, flow, samples, report }: ShownFlow): Promise<void> {
  const eyes = looker();
  const hands = keyboardWalk(id);
  const tally: Tally = { byHand: 0, otherwise: 0, byItself: 0, keyed: new Set(), taken: new Set() };
  const audit: Player['audit'] = async (shows, phase, root, after) => {
    await hands.look(shows, phase, after);
    await eyes.look(`${shows} ${phase}`, root);
  };
  const kinds = Object.values(flow.journey.questions).map(({ kind }) => kind);
  // What comes late would move under the keys.
  await Promise.all([loadLater(), flow.fetchLater?.(), ...kinds.map(fetchView)]);
  await page.viewport(...enlarged);
  const { loaded, resumed } = hands;
  const simulator = talliedSimulator(flow.journey, tally);
  const player: Player = {
    flow,
    simulator,
    samples,
    tally,
    shownBeginnings: new Set(),
    loaded,
    resumed,
    audit,
  };
  for (const path of report.paths) await playPath(player, { ...path, events: eventsOf(report, path) });

  const missed = report.transitions.filter(({ id, isTaken }) => isTaken && !tally.taken.has(id));
  expect(missed, 'transitions that no path took').toEqual([]);
  expect(eyes.complaints, 'accessibility').toEqual([]);
  expect([...hands.complaints], 'by keyboard alone').toEqual([]);
  expect(hands.stops(), 'controls that Tab came to').toBeGreaterThan(eyes.seen.size);
  expect(eyes.fewestRules(), 'rules that axe ran').toBeGreaterThanOrEqual(fewestAxeRules);
  // Each step is seen at least while it asks and while it waits for an answer of the gateway.
  expect(eyes.seen.size, 'different screens').toBeGreaterThanOrEqual(flow.journey.steps.length * 2);
  // A dialog has hardly more controls than there are addresses that lead past it.
  const fewest = flow.journey.shown === 'dialog' ? 0 : tally.otherwise;
  expect(tally.byHand, 'moves by the controls of the screen').toBeGreaterThan(fewest);
}
