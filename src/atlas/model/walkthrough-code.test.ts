import { expect, test } from 'vitest';
import type { Snapshot } from '../../../machines/exploration/index.ts';
import { loadFlows } from '../../walkthrough/flow.ts';
import { type Walkthrough, walkthroughEvents } from '../../walkthrough/walkthrough.ts';
import { JourneyPlayer } from '../journey/journey-player.ts';
import { graphOf } from './graph.ts';
import { codeOfWalkthrough, walkthroughOfCode } from './walkthrough-code.ts';

const flows = await loadFlows();

const events = (walkthrough: Walkthrough<Snapshot>) => JSON.stringify(walkthroughEvents(walkthrough));

test.each(flows.map((flow) => [flow.journey.id, flow] as const))(
  'a walkthrough of %s is written as a text and comes to the same place',
  (_id, flow) => {
    const player = new JourneyPlayer(flow, graphOf(flow));
    const [scenario = ''] = Object.keys(flow.samples.initialScenarios);
    let walkthrough = player.begin(scenario);
    for (let move = 0; move < 12; move += 1) {
      const all = player.choices(walkthrough).flatMap(({ choices }) => choices);
      const event = move % 5 === 3 ? all.at(-1)?.event : player.usualEvent(walkthrough);
      if (!event) break;
      walkthrough = player.next(walkthrough, event);
    }
    const code = codeOfWalkthrough(player, walkthrough);
    expect(code.split('.').length).toBe(walkthrough.moves.length);
    expect(walkthrough.moves.length).toBeGreaterThan(0);
    const again = walkthroughOfCode(player, scenario, code);
    expect(events(again)).toBe(events(walkthrough));
    expect(again.moves.at(-1)?.snapshot.value).toEqual(walkthrough.moves.at(-1)?.snapshot.value);
  },
);

test('what was typed on the screen is written as it is, and what no text can say ends the text', () => {
  const [flow] = flows.filter(({ journey }) => journey.id === 'enquiry');
  if (!flow) throw new Error('There is no journey “enquiry”');
  const player = new JourneyPlayer(flow, graphOf(flow));
  const [scenario = ''] = Object.keys(flow.samples.initialScenarios);
  const begun = player.begin(scenario);
  const loaded = player.next(begun, player.usualEvent(begun) ?? { type: 'CONTINUE' });
  const typed = player.next(loaded, { type: 'ANSWER', question: 'referralDetails', value: 'No. 5!' });
  const again = walkthroughOfCode(player, scenario, codeOfWalkthrough(player, typed));
  expect(events(again)).toBe(events(typed));
  const photo = { type: 'ANSWER', question: 'referralDetails', value: [new Map()] } as const;
  const code = codeOfWalkthrough(player, player.next(loaded, photo));
  expect(code).toBe(codeOfWalkthrough(player, loaded));
  expect(walkthroughOfCode(player, scenario, '0.9999.0').moves.length).toBe(1);
});
