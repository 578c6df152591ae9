// Walks every journey through everything that can happen, and tells how much of it was reached:
//   npm run paths                                    a table; fails below 100 % without a waiver that gives its reason
//   npm run paths -- --changed                       the same, walking only what changed since the last time
//   npm run paths -- --json                          the same for programs
//   npm run paths -- --flow repair --to details      the shortest way to a step or an end
//   npm run paths -- --flow repair --list            the smallest set of paths that takes every arrow, in words
import { parseArgs } from 'node:util';
import { flows } from '../journeys/registry.ts';
import { coveringPaths } from '../machines/cover.ts';
import { describePath, placesIn, shortestTo } from '../machines/describe.ts';
import { explore, pathTo } from '../machines/explore.ts';
import type { Report } from '../machines/report.ts';
import type { Flow } from '../machines/samples.ts';
import { digestOf } from './paths/sources.ts';
import { store, stored } from './paths/store.ts';
import { walkThrough } from './paths/walk.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    flow: { type: 'string' },
    to: { type: 'string' },
    list: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
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

/** The report of a flow as it is now; of the last walk, if nothing changed and that is enough. */
function reportOf(flow: Flow): Report {
  const sources = digestOf(flow.journey.id);
  const before = values.changed ? stored(flow.journey.id) : undefined;
  if (before?.sources === sources) return before;
  const made = walkThrough(flow, sources);
  store(made);
  return made;
}

function report(reported: readonly Flow[]): void {
  const began = performance.now();
  const complaints: string[] = [];
  const rows = reported.map((flow) => {
    const { flow: id, coverage, situations, moves, paths, failures } = reportOf(flow);
    complaints.push(...failures.map(({ what }) => `${id}: ${what}`));
    return {
      id,
      transitions: coverage.transitions,
      rules: coverage.rules,
      outcomes: coverage.outcomes,
      situations,
      moves,
      paths: paths.length,
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
