// Walks every journey through everything that can happen, and tells how much of it was reached:
//   npm run paths                                    a table; fails below 100 % without a waiver that gives its reason
//   npm run paths -- --json                          the same for programs
//   npm run paths -- --flow repair --to details      the shortest way to a step or an end
//   npm run paths -- --flow repair --list            the smallest set of paths that takes every arrow, in words
import { parseArgs } from 'node:util';
import { flows } from '../journeys/registry.ts';
import { coveringPaths } from '../machines/cover.ts';
import { complaintsAbout, coverageOf } from '../machines/coverage.ts';
import { describePath, placesIn, shortestTo } from '../machines/describe.ts';
import { explore, pathTo } from '../machines/explore.ts';
import type { Flow } from '../machines/samples.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    flow: { type: 'string' },
    to: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

const chosen = values.flow ? flows.filter(({ journey }) => journey.id === values.flow) : flows;
if (chosen.length === 0) {
  fail(`there is no journey ${values.flow}; there are ${flows.map(({ journey }) => journey.id).join(', ')}`);
}

if (values.to !== undefined) for (const flow of chosen) showWay(flow, values.to);
else if (values.list) for (const flow of chosen) listPaths(flow);
else report(chosen);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function showWay(flow: Flow, place: string): void {
  const explored = explore(flow);
  const situation = shortestTo(explored, place);
  if (situation === undefined) {
    fail(`${flow.journey.id} never comes to ${place}; it has ${placesIn(explored.compiled).join(', ')}`);
  }
  console.log(describePath(explored, pathTo(explored, situation)));
}

function listPaths(flow: Flow): void {
  const explored = explore(flow);
  for (const [index, path] of coveringPaths(flow, explored).entries()) {
    console.log(`${flow.journey.id} ${index + 1}. ${describePath(explored, path)}\n`);
  }
}

function report(reported: readonly Flow[]): void {
  const began = performance.now();
  const complaints: string[] = [];
  const rows = reported.map((flow) => {
    const explored = explore(flow);
    const coverage = coverageOf(explored);
    for (const complaint of complaintsAbout(coverage, flow)) {
      complaints.push(`${flow.journey.id}: ${complaint}`);
    }
    return {
      id: flow.journey.id,
      transitions: coverage.transitions,
      rules: coverage.rules,
      outcomes: coverage.outcomes,
      situations: explored.situations.size,
      moves: explored.moves.length,
      paths: coveringPaths(flow, explored).length,
      waivers: flow.waivers ?? [],
    };
  });
  const ms = Math.round(performance.now() - began);
  if (values.json) {
    console.log(JSON.stringify({ flows: rows, ms }));
  } else {
    const of = (part: number, total: number) => `${part} of ${total}`;
    console.table(
      Object.fromEntries(
        rows.map(({ id, transitions, rules, outcomes, situations, moves, paths, waivers }) => [
          id,
          {
            'arrows taken': of(transitions.covered, transitions.total),
            'rules both ways': of(rules.bothWays, rules.total),
            outcomes: of(outcomes.covered, outcomes.total),
            situations,
            moves,
            paths,
            waivers: waivers.length,
          },
        ]),
      ),
    );
    for (const { id, waivers } of rows) {
      for (const { what, why } of waivers) console.log(`${id}: waived ${what}, because ${why}`);
    }
    console.log(`${(ms / 1000).toFixed(1)} s`);
  }
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
