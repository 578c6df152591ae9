import {
  type AnyEvent,
  compile,
  isDialog,
  type Journey,
  type JourneyEvent,
  type PortalFlow,
  questionOf,
  sameAnswer,
  screenOf,
  situationOf,
  stateOf,
} from '../../machines/engine/index.ts';
import {
  reload,
  type Samples,
  type Simulator,
  type Snapshot,
  simulate,
} from '../../machines/exploration/index.ts';
import { StoryPage } from '../../src/stories/StoryPage.tsx';
import { type PlayedJourney, playJourney } from './played-journey.tsx';
import { type Reading, readScreen, wantedReading } from './screen-reading.ts';
import { act } from './user-actions.ts';

/** Longest wait for the screen to become what it should be, in milliseconds. */
const patience = 5000;

/** How the moves of the paths were made. */
export interface Tally {
  /** By a control of the screen. */
  byHand: number;
  /** By an address or the browser's Back, which no control stands for; or pressing what is off. */
  otherwise: number;
  /** Controls that were pressed with the keys of a keyboard. */
  readonly keyed: Set<string>;
  /** By the end of an operation, or time. */
  byItself: number;
  readonly taken: Set<string>;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until something holds; answers whether it came to hold. */
async function comes(holds: () => boolean): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > deadline) return false;
    await nextFrame();
  }
  return true;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether an answer is the one wanted: the same by its own measure, and as right or wrong. */
function isGiven(journey: Journey, id: string, given: unknown, wanted: unknown): boolean {
  const question = questionOf(journey, id);
  return (
    sameAnswer(journey, id, given, wanted) &&
    same(question.check(given, journey.initialFacts), question.check(wanted, journey.initialFacts))
  );
}

/** Runs a journey in thought, and takes down which transitions it takes. */
export const talliedSimulator = (journey: Journey, { taken }: Pick<Tally, 'taken'>): Simulator =>
  simulate(
    compile(journey, { run: () => new Promise(() => {}), newKey: () => 'key', taken: (id) => taken.add(id) })
      .machine,
  );

/** Who plays a path, and looks at what it shows. */
export interface Player {
  readonly flow: PortalFlow;
  /** Tells where each move leads, and takes down in the tally which transitions it takes. */
  readonly simulator: Simulator;
  readonly samples: Samples;
  readonly tally: Tally;
  /** Beginnings of paths that were on the screen already. */
  readonly shownBeginnings: Set<string>;
  /** The page was loaded, or loaded again. */
  loaded(): void;
  /** A page that was looked at before stands there again. */
  resumed(shows: string): void;
  /** Looks at a screen as it stands. */
  audit(shows: string, phase: string, root: HTMLElement, after: string): Promise<void>;
}

/** Does what an event stands for. */
async function make({ flow, tally, loaded }: Player, played: PlayedJourney, event: AnyEvent): Promise<void> {
  if (event === reload) {
    loaded();
    return played.reload();
  }
  if (event.type.startsWith('xstate.')) {
    tally.byItself += 1;
    if ('output' in event) played.finish({ output: event.output });
    else if ('error' in event) played.finish({ error: event.error });
    return;
  }
  const own = event as JourneyEvent;
  const control = `${played.context().at} ${Object.values(own)
    .filter((value) => typeof value === 'string')
    .slice(0, 2)
    .join(' ')}`;
  const byKeys = !tally.keyed.has(control);
  if (await act(played.root, flow.journey, flow.copy, own, byKeys)) {
    tally.byHand += 1;
    tally.keyed.add(control);
    if (own.type !== 'ANSWER') return;
    const answer = () => situationOf(played.context()).answers[own.question];
    if (await comes(() => isGiven(flow.journey, own.question, answer(), own.value))) return;
    throw new Error(
      `${own.question} became ${JSON.stringify(answer())} instead of ${JSON.stringify(own.value)}`,
    );
  }
  tally.otherwise += 1;
  played.send(own);
}

/** A path as a walk recorded it, with events that can be sent. */
export interface PlayablePath {
  /** In words. */
  readonly name: string;
  readonly scenario: string;
  readonly events: readonly AnyEvent[];
}

/** A move of a path. */
interface Move {
  readonly event: AnyEvent;
  /** Where it leads. */
  readonly expected: Snapshot;
  /** Names the path up to here: two paths that begin alike have it in common. */
  readonly beginning: string;
}

function movesOf({ scenario, events }: PlayablePath, simulator: Simulator, start: Snapshot): readonly Move[] {
  let expected = start;
  let beginning = scenario;
  return events.map((event) => {
    expected = simulator.next(expected, event);
    beginning += `\n${JSON.stringify(event)}`;
    return { event, expected, beginning };
  });
}

/** Does what an event stands for without a screen, and waits until the journey is where it leads. */
async function makeUnseen(
  { journey }: PortalFlow,
  played: PlayedJourney,
  event: AnyEvent,
  expected: Snapshot,
): Promise<void> {
  if (event === reload) played.reload();
  else if ('output' in event) played.finish({ output: event.output });
  else if ('error' in event) played.finish({ error: event.error });
  else if (!event.type.startsWith('xstate.')) played.send(event as JourneyEvent);
  const { phase, step } = screenOf(journey, expected);
  // What follows from the end of an operation has happened by the next task.
  await new Promise((resolve) => setTimeout(resolve));
  const isThere = () => played.screen().phase === phase && played.screen().step.id === step.id;
  if (!isThere() && !(await comes(isThere))) throw new Error(`${step.id} is not ${phase}`);
}

/**
 * Plays a path on the screen and compares, after each event, what it shows with what the journey says. What it has in
 * common with a path before it was on the screen already, and runs unseen.
 * @throws at the first difference, with the path and the number of the move
 */
export async function playPath(player: Player, path: PlayablePath): Promise<void> {
  const { flow, simulator, samples, shownBeginnings } = player;
  const facts = samples.initialScenarios[path.scenario] ?? {};
  const start = simulator.start({ facts });
  const moves = movesOf(path, simulator, start);
  player.loaded();
  // A dialog gives the focus back to what has opened it, which has to be on the screen.
  const canBegin = ({ beginning, expected }: Move): boolean =>
    shownBeginnings.has(beginning) && !isDialog(stateOf(expected));
  const seenFrom = moves.slice(0, -1).findLastIndex(canBegin) + 1;
  const unseen = moves.slice(0, seenFrom);
  const played = playJourney(flow, facts, StoryPage, unseen.length > 0);
  let made = 0;
  try {
    for (const { event, expected } of unseen) {
      made += 1;
      await makeUnseen(flow, played, event, expected);
    }
    const last = unseen.at(-1);
    if (last) await resume(player, played, last.expected);
    else await compare(player, played, start, 'start');
    for (const { event, expected } of moves.slice(seenFrom)) {
      made += 1;
      await make(player, played, event);
      if (screenOf(flow.journey, expected).phase !== 'ended')
        await compare(player, played, expected, event.type);
      else if (!(await comes(() => played.ended() !== undefined))) throw new Error('the journey did not end');
    }
    if (played.errors.length > 0) throw played.errors[0];
    for (const { beginning } of moves) shownBeginnings.add(beginning);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${what}\nat move ${made} of the path: ${path.name}`, { cause: error });
  } finally {
    played.close();
  }
}

/** Draws a journey that ran unseen until now. */
async function resume(player: Player, played: PlayedJourney, expected: Snapshot): Promise<void> {
  played.draw();
  const { shows } = await showing(player, played, expected);
  player.resumed(shows);
}

async function compare(
  player: Player,
  played: PlayedJourney,
  expected: Snapshot,
  after: string,
): Promise<void> {
  const { shows, phase } = await showing(player, played, expected);
  await player.audit(shows, phase, played.root, after);
}

/** Waits until the screen shows what the journey says; answers what that is. */
async function showing({ flow }: Player, played: PlayedJourney, expected: Snapshot): Promise<Reading> {
  const wanted = wantedReading(flow, expected);
  if (!(await comes(() => same(readScreen(played.root), wanted))))
    throw new Error(`the screen shows ${text(readScreen(played.root))} instead of ${text(wanted)}`);
  return wanted;
}

const text = (reading: Reading): string => JSON.stringify(reading);
