import { compile, type Journey, type Memory } from '../../../machines/engine/index.ts';
import {
  type describePath,
  type Edge,
  type Explored,
  type explore,
  type Flow,
  type Path,
  type pathTo,
  type Snapshot,
  simulate,
} from '../../../machines/exploration/index.ts';
import { type Both, type Fate, fateOf } from './resume-memory.ts';

/** What a version of the project explores its journeys with, and keeps of them: functions of its own engine. */
export interface EarlierEngine {
  readonly explore: typeof explore;
  readonly pathTo: typeof pathTo;
  readonly describePath: typeof describePath;
  memoryOf(context: Snapshot['context']): Memory;
}

/** Something that is lost, in how many states, with the shortest path to one of them. */
export interface Loss {
  readonly what: string;
  states: number;
  readonly path: string;
}

/** What becomes of everybody who is inside a journey, by the states in which they may be. */
export interface ResumedFlow {
  readonly flow: string;
  readonly states: number;
  readonly resumed: number;
  readonly askedAgain: number;
  readonly lost: number;
  readonly losses: readonly Loss[];
}

/**
 * What becomes of what is kept in each state of an earlier version of a journey, and of each sample answer that is
 * entered and not yet confirmed.
 * @param now the journey as it is; undefined when there is none of this id any more
 */
export function resumeFlow(engine: EarlierEngine, flow: Flow, now: Journey | undefined): ResumedFlow {
  const explored = engine.explore(flow);
  const losses = new Map<string, Loss & { moves: number; readonly at: Path }>();
  const counts = { resumed: 0, askedAgain: 0, lost: 0 };
  const judge = now ? judgeOf({ was: flow.journey, now }) : gone(flow.journey);
  for (const { memory, state, last } of keptIn(engine, explored)) {
    const fate = judge(memory);
    counts[fate.kind] += 1;
    if (fate.kind !== 'lost') continue;
    for (const what of fate.losses) {
      const at = engine.pathTo(explored, state, last);
      const known = losses.get(what);
      const isShorter = !known || at.edges.length < known.moves;
      losses.set(what, {
        what,
        states: (known?.states ?? 0) + 1,
        path: '',
        ...(isShorter ? { at, moves: at.edges.length } : { at: known.at, moves: known.moves }),
      });
    }
  }
  return {
    flow: flow.journey.id,
    states: counts.resumed + counts.askedAgain + counts.lost,
    ...counts,
    losses: [...losses.values()]
      .toSorted((a, b) => a.moves - b.moves)
      .map(({ what, states, at }) => ({ what, states, path: engine.describePath(explored, at) })),
  };
}

const gone =
  ({ id }: Journey) =>
  (): Fate => ({ kind: 'lost', losses: [`there is no journey “${id}” any more`] });

function judgeOf(journeys: Pick<Both, 'was' | 'now'>): (memory: Memory) => Fate {
  const { machine } = compile(journeys.now, { run: () => new Promise(() => {}), newKey: () => 'key' });
  const { start } = simulate(machine);
  return (memory) => fateOf({ ...journeys, start }, memory);
}

interface Kept {
  readonly memory: Memory;
  readonly state: string;
  /** What was entered last, where that led to no state of its own. */
  readonly last?: Edge;
}

/** What is kept in each state that is not the end; each sample answer counts once, where it is entered first. */
function* keptIn({ memoryOf }: EarlierEngine, { states, edges }: Explored): Generator<Kept> {
  for (const [state, { context }] of states) {
    if (!context.ended) yield { memory: memoryOf(context), state };
  }
  const entered = new Set<string>();
  for (const last of edges) {
    const { event, from: state } = last;
    const context = states.get(state)?.context;
    if (!context || !('question' in event) || !('value' in event)) continue;
    const name = JSON.stringify([event.question, event.value]);
    if (entered.has(name)) continue;
    entered.add(name);
    const drafts = { ...context.drafts, [event.question]: event.value };
    yield { memory: memoryOf({ ...context, drafts }), state, last };
  }
}
