import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { RepairReason } from '../../contract/reference.ts';
import { flow as appointment } from '../../journeys/appointment/flow.ts';
import { samples as appointmentSamples } from '../../journeys/appointment/samples/samples.ts';
import { flow as repair } from '../../journeys/repair/flow.ts';
import { samples as repairSamples } from '../../journeys/repair/samples/samples.ts';
import { coveringPaths } from '../../machines/cover.ts';
import { takenIn } from '../../machines/coverage.ts';
import { explore } from '../../machines/explore.ts';
import type { PortalFlow, QuestionServices } from '../../machines/portal.ts';
import type { Samples } from '../../machines/samples.ts';
import '../../src/look/look.css';
import type { FileAnswer } from '../../src/kinds/files/model.ts';
import type { Suggestion } from '../../src/kinds/suggestion/model.ts';
import { axeTags, fewestAxeRules } from '../support/axe-rules.ts';
import { playPath, type Tally } from '../support/played-path.ts';

/** Answers the search and takes files as the samples of the journey have it. */
function scripted(flow: PortalFlow<never>, samples: Samples): PortalFlow {
  const reasons = (samples.answers.reason ?? []) as readonly Suggestion<RepairReason>[];
  const photos = (samples.answers.files ?? []) as readonly (readonly FileAnswer[])[];
  const photo = photos.find((files) => files.length === 1)?.[0];
  const services: Readonly<Record<string, QuestionServices<unknown>>> = {
    reason: {
      search: async (text) =>
        reasons.flatMap(({ chosen }) =>
          chosen?.description === text ? [{ value: chosen, label: chosen.description }] : [],
        ),
    },
    files: { upload: async () => photo, remove: async () => {} },
  };
  return { ...(flow as PortalFlow), services };
}

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

const flows: readonly (readonly [string, PortalFlow<never>, Samples])[] = [
  ['appointment', appointment, appointmentSamples as Samples],
  ['repair', repair, repairSamples as Samples],
];

test.for(flows)(
  'the screens of %s follow the journey wherever it goes',
  { timeout: 240_000 },
  async ([, ready, samples]) => {
    const flow = scripted(ready, samples);
    const journey = { journey: flow.journey, samples };
    const explored = explore(journey);
    const paths = coveringPaths(journey, explored);
    const eyes = looker();
    const tally: Tally = { byHand: 0, otherwise: 0, byItself: 0, taken: new Set() };
    for (const path of paths) await playPath({ flow, samples, explored, tally, look: eyes.look }, path);

    const missed = [...takenIn(explored)].filter((id) => !tally.taken.has(id));
    expect(missed, 'arrows that no path took').toEqual([]);
    expect(eyes.complaints, 'accessibility').toEqual([]);
    expect(eyes.fewestRules(), 'rules that axe ran').toBeGreaterThanOrEqual(fewestAxeRules);
    expect(eyes.seen.size, 'different screens').toBeGreaterThan(flow.journey.steps.length * 3);
    expect(tally.byHand, 'moves by the controls of the screen').toBeGreaterThan(tally.otherwise);
  },
);
