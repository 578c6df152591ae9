import { commands } from 'vitest/browser';
import { explorableJourney } from '../../machines/explorable.ts';
import type { Path } from '../../machines/explore.ts';
import { eventOf } from '../../machines/recorded-event.ts';
import type { Stray } from '../../machines/report.ts';
import type { Flow } from '../../machines/samples.ts';
import { strayFile } from './stray-file.ts';

/** Whether only the path is wanted on which the screens last led elsewhere. */
export const isOnlyStray = (): boolean => Boolean(import.meta.env.VITE_ONLY_STRAY);

/** Keeps a path on which the screens led elsewhere, so that it can be gone again alone. */
export const keepStray = (stray: Stray): Promise<void> =>
  commands.writeFile(strayFile(stray.flow), JSON.stringify(stray));

/** Forgets what was kept: no path of the flow leads elsewhere any more. */
export const forgetStray = (flow: string): Promise<void> => commands.writeFile(strayFile(flow), 'null');

/** The path that was kept, gone in thought as the flow is now. Fails when none was. */
export async function strayPath(flow: Flow): Promise<Path> {
  const stray = JSON.parse(await commands.readFile(strayFile(flow.journey.id))) as Stray | null;
  if (!stray?.failure.path) throw new Error(`no path of ${flow.journey.id} went astray`);
  const { circumstance, moves } = stray.failure.path;
  const it = explorableJourney(flow);
  let { at } = it.begin(circumstance);
  return {
    circumstance,
    moves: moves.map((move) => {
      const event = eventOf(move.event, stray.values);
      const from = it.key(at);
      const next = it.after(at, event);
      at = next.at;
      return { from, to: it.key(at), event, taken: next.taken };
    }),
  };
}
