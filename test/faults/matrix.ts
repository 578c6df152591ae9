import { flows } from '../../journeys/registry.ts';
import type { Flow } from '../../machines/exploration/index.ts';
import { currentRuns } from '../../scripts/paths/record.ts';
import type { Cell } from './cell.ts';
import { journeyCells } from './journey-cells.ts';
import { type Place, placesOf } from './places.ts';
import { visitorCells } from './visitor-cells.ts';
import { visitors } from './visits.ts';

/** Places whose cells are judged at the same time; each waits now and then, none of them for long. */
const atOnce = 12;

async function together<T, R>(all: readonly T[], work: (one: T) => Promise<readonly R[]>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < all.length; start += atOnce) {
    done.push(...(await Promise.all(all.slice(start, start + atOnce).map(work))).flat());
  }
  return done;
}

/** Every call that these journeys make, gone wrong in every way, wherever it is made. */
export async function faultCellsOf(journeys: readonly Flow[]): Promise<readonly Cell[]> {
  const places: Place[] = [];
  for (const flow of journeys) {
    const { states } = await currentRuns(flow);
    places.push(...(await placesOf(flow, states)));
  }
  return together(places, journeyCells);
}

/** Every call that a journey or a machine makes, gone wrong in every way, wherever it is made. */
export const faultCells = async (): Promise<readonly Cell[]> => [
  ...(await together(visitors, visitorCells)),
  ...(await faultCellsOf(flows)),
];
