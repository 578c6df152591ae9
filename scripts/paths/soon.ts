import { checkByReading } from '../../machines/check.ts';
import type { Explorable, State } from '../../machines/explorable.ts';
import { type AnyFlow, idOf, isJourney } from '../../machines/explore.ts';
import { eventsOf, type RecordedPath, type Report, takenOn } from '../../machines/report.ts';
import { withWords } from '../../src/walkthrough/flow.ts';
import { sentenceOf } from './breaks.ts';
import { along, explorableOf } from './replay.ts';
import { printedWay, type ToldWay, toldWay } from './told.ts';
import { stillWrong } from './verdicts.ts';

/** What the paths of the last walk tell about a flow as it is now, long before a new walk is done. */
export interface Soon {
  readonly flow: string;
  /** Arrows that these paths still take, of all that there are now: as sure as by a walk. */
  readonly arrows: { readonly total: number; readonly covered: number };
  readonly rules: { readonly total: number; readonly bothWays: number };
  /** How many paths there were, how many of them now go another way, and the first of these up to where it does. */
  readonly paths: number;
  readonly otherWays: number;
  readonly other: ToldWay | undefined;
  /** What is wrong already. */
  readonly wrong: readonly string[];
}

/** How far a path still goes as it did. */
interface Followed {
  readonly path: RecordedPath;
  /** Moves up to the one that went another way, that one included. */
  readonly moves: number;
  readonly isSame: boolean;
  readonly broke: string | undefined;
}

/** Goes the paths of the last walk through a flow as it is now. */
export async function soonOf(flow: AnyFlow, last: Report): Promise<Soon> {
  const it = explorableOf(flow);
  const taken = new Set<string>();
  const seen: State[] = [];
  const followed = last.paths.map((path) =>
    follow(it, last, path, (at, arrows) => {
      seen.push(at);
      for (const id of arrows) taken.add(id);
    }),
  );
  const { rules, broke } = rulesIn(it, seen);
  const others = followed.filter(({ isSame }) => !isSame);
  const broken = [...followed.map((each) => each.broke), broke].filter((each) => each !== undefined);
  const read = isJourney(flow) ? checkByReading(flow.journey).map(({ message }) => message) : [];
  return {
    flow: idOf(flow),
    arrows: { total: it.transitions.length, covered: taken.size },
    rules,
    paths: last.paths.length,
    otherWays: others.length,
    other: await told(flow, last, others[0]),
    wrong: [...new Set([...read, ...stillWrong(flow, last), ...broken])],
  };
}

function follow(
  it: Explorable<State>,
  last: Report,
  path: RecordedPath,
  look: (at: State, taken: readonly string[]) => void,
): Followed {
  const before = takenOn(last, path);
  let moves = -1;
  try {
    for (const { at, taken } of along(it, path, last.values)) {
      look(at, taken);
      moves += 1;
      if (moves > 0 && ways(taken) !== ways(before[moves - 1] ?? [])) {
        return { path, moves, isSame: false, broke: undefined };
      }
    }
    return { path, moves, isSame: true, broke: undefined };
  } catch (error) {
    return { path, moves: moves + 1, isSame: false, broke: sentenceOf(error) };
  }
}

/** The states and events of arrows. Their places among others of the same event change with every one that is added. */
const ways = (taken: readonly string[]): string => taken.map((id) => id.replace(/ \d+$/, '')).join();

function rulesIn(
  it: Explorable<State>,
  seen: readonly State[],
): { rules: Soon['rules']; broke: string | undefined } {
  try {
    const values = [...it.ruleValues(seen).values()];
    const bothWays = values.filter(({ size }) => size === 2).length;
    return { rules: { total: values.length, bothWays }, broke: undefined };
  } catch (error) {
    return { rules: { total: 0, bothWays: 0 }, broke: sentenceOf(error) };
  }
}

async function told(
  flow: AnyFlow,
  last: Report,
  followed: Followed | undefined,
): Promise<ToldWay | undefined> {
  if (!followed || !isJourney(flow)) return undefined;
  const { path, moves } = followed;
  const events = eventsOf(last, { ...path, moves: path.moves.slice(0, moves) });
  return toldWay(await withWords(flow), path.circumstance, events);
}

/** The same as text. */
export function printedSoon(soon: Soon): string {
  const { flow, arrows, rules, paths, otherWays, other, wrong } = soon;
  const open = arrows.total - arrows.covered;
  const rest = open === 0 ? '' : `; ${open} still to be looked for`;
  return [
    `${flow}: the ${paths} paths of the last walk take ${arrows.covered} of ${arrows.total} arrows and ${rules.bothWays} of ${rules.total} rules both ways${rest}`,
    ...(otherWays === 0
      ? []
      : [`${flow}: ${otherWays} of them now go another way${other ? ', the first like this:' : ''}`]),
    ...(other ? [printedWay(other)] : []),
    ...wrong.map((what) => `${flow}: wrong: ${what}`),
  ].join('\n');
}
