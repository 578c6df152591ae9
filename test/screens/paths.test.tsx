import axe from 'axe-core';
import { expect, test } from 'vitest';
import { flows } from '../../journeys/registry.ts';
import { coveringPaths } from '../../machines/cover.ts';
import { takenIn } from '../../machines/coverage.ts';
import { explore } from '../../machines/explore.ts';
import { strayOf } from '../../machines/report.ts';
import { loadFlows } from '../../src/cases/flow.ts';
import { byExamples } from '../../src/cases/stand-in.ts';
import '../../src/look/look.css';
import { forgetStray, isOnlyStray, keepStray, strayPath } from '../support/astray.ts';
import { axeTags, fewestAxeRules } from '../support/axe-rules.ts';
import { Astray, playPath, type Tally } from '../support/played-path.ts';

/** Runs axe once on every screen of a name. */
function looker() {
  const seen = new Set<string>();
  const complaints: string[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  const look = async (name: string, root: HTMLElement): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    const { passes, violations, incomplete, inapplicable } = await axe.run(root, {
      runOnly: { type: 'tag', values: axeTags },
      rules: { 'target-size': { enabled: true } },
    });
    fewest = Math.min(
      fewest,
      new Set([...passes, ...violations, ...incomplete, ...inapplicable].map(({ id }) => id)).size,
    );
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes)
        complaints.push(`${name}: ${id} ${target.join(' ')} ${failureSummary}`);
    }
  };
  return { look, seen, complaints, fewestRules: () => fewest };
}

const shown = (await loadFlows()).flatMap(({ journey, samples, portal }) =>
  portal ? [[journey.id, byExamples(portal, samples), samples] as const] : [],
);

test('every journey has screens', () => expect(shown).toHaveLength(flows.length));

test.for(shown)(
  'the screens of %s follow the journey wherever it goes',
  { timeout: 240_000 },
  async ([, flow, samples]) => {
    const journey = { journey: flow.journey, samples };
    const explored = explore(journey);
    const paths = isOnlyStray() ? [await strayPath(journey)] : coveringPaths(journey, explored);
    const eyes = looker();
    const tally: Tally = { byHand: 0, otherwise: 0, byItself: 0, taken: new Set() };
    try {
      for (const path of paths) await playPath({ flow, samples, explored, tally, look: eyes.look }, path);
    } catch (error) {
      if (error instanceof Astray) await keepStray(strayOf(explored, error.path, error.what));
      throw error;
    }
    await forgetStray(flow.journey.id);
    if (isOnlyStray()) return;

    const missed = [...takenIn(explored)].filter((id) => !tally.taken.has(id));
    expect(missed, 'arrows that no path took').toEqual([]);
    expect(eyes.complaints, 'accessibility').toEqual([]);
    expect(eyes.fewestRules(), 'rules that axe ran').toBeGreaterThanOrEqual(fewestAxeRules);
    expect(eyes.seen.size, 'different screens').toBeGreaterThan(flow.journey.steps.length * 2);
    // A dialog has hardly more controls than there are addresses that lead past it.
    const fewest = flow.journey.shown === 'dialog' ? 0 : tally.otherwise;
    expect(tally.byHand, 'moves by the controls of the screen').toBeGreaterThan(fewest);
  },
);
