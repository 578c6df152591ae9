import { describePath, placesIn, shortestTo } from '../../machines/describe.ts';
import { explorableJourney } from '../../machines/explorable.ts';
import { type AnyFlow, explore, idOf, isJourney, pathTo } from '../../machines/explore.ts';
import { withWords } from '../../src/walkthrough/flow.ts';
import { nearest } from './nearest.ts';
import { Complaint } from './options.ts';
import { printedWay, type ToldWay, toldWay } from './told.ts';

/** The shortest way to a place, for programs and for people. */
interface Way {
  readonly flow: string;
  readonly to: string;
  /** The way as one sentence. */
  readonly path: string;
  /** Step by step, for a journey. */
  readonly told: ToldWay | undefined;
}

/** The shortest way to a step, an end or a state of the flows that have one of that name. */
export async function showWays(flows: readonly AnyFlow[], to: string, json: boolean): Promise<void> {
  const places = flows.map((flow) => [flow, placesOf(flow)] as const);
  const fitting = places.filter(([, names]) => names.includes(to));
  if (fitting.length === 0) {
    const names = [...new Set(places.flatMap(([, own]) => own))];
    const lists = places.map(([flow, own]) => `\n  ${idOf(flow)}: ${own.join(', ')}`);
    throw new Complaint(
      `There is no step, end or state “${to}”. ${nearest(to, names)}There are:${lists.join('')}`,
    );
  }
  const ways = await Promise.all(fitting.map(([flow]) => wayTo(flow, to)));
  if (json) console.log(JSON.stringify({ ways }));
  else
    console.log(
      ways.map(({ flow, told, path }) => `${flow}: ${told ? printedWay(told) : path}`).join('\n\n'),
    );
}

async function wayTo(flow: AnyFlow, to: string): Promise<Way> {
  const explored = explore(flow);
  const situation = shortestTo(explored, to);
  if (situation === undefined)
    throw new Complaint(`${idOf(flow)} never comes to ${to}: no sample leads there.`);
  const path = pathTo(explored, situation);
  const events = path.moves.map(({ event }) => event);
  return {
    flow: idOf(flow),
    to,
    path: describePath(explored, path),
    told: isJourney(flow) ? toldWay(await withWords(flow), path.circumstance, events) : undefined,
  };
}

const placesOf = (flow: AnyFlow): readonly string[] =>
  placesIn(isJourney(flow) ? explorableJourney(flow).compiled : explore(flow));
