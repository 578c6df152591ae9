import { type AnyEvent, Fault } from '../../../machines/engine/index.ts';
import type { ChoiceGroup } from '../../walkthrough/choices.ts';
import type { Walkthrough } from '../../walkthrough/walkthrough.ts';

interface Replayer<S> {
  begin(initialScenario: string): Walkthrough<S>;
  next(walkthrough: Walkthrough<S>, event: AnyEvent): Walkthrough<S>;
  choices(walkthrough: Walkthrough<S>): readonly ChoiceGroup[];
}

/** What tells events apart. A fault has nothing of its own that JSON would show. */
const keyOf = (event: AnyEvent): string =>
  JSON.stringify(event, (_name, value: unknown) =>
    value instanceof Fault
      ? `${value.kind}: ${value.message}`
      : value instanceof Error
        ? value.message
        : value,
  );

const eventsAt = <S>(player: Replayer<S>, at: Walkthrough<S>): readonly AnyEvent[] =>
  player.choices(at).flatMap(({ choices }) => choices.map(({ event }) => event));

/** What was entered on the screen itself, where plain data say it all. */
function enteredCode(event: AnyEvent): string | undefined {
  const text = JSON.stringify(event);
  const isPlain = 'question' in event && keyOf(JSON.parse(text)) === keyOf(event) && !text.includes('{}');
  return isPlain ? `e${encodeURIComponent(text).replaceAll('.', '%2E')}` : undefined;
}

/**
 * The moves of a walkthrough as a short text: each is its place among all that could happen next, or what was entered
 * on the screen. It ends before the first move that no text can say, such as a photo.
 */
export function codeOfWalkthrough<S>(player: Replayer<S>, walkthrough: Walkthrough<S>): string {
  const codes: string[] = [];
  for (const [index, { event }] of walkthrough.moves.entries()) {
    const before = { ...walkthrough, moves: walkthrough.moves.slice(0, index) };
    const key = keyOf(event);
    const place = eventsAt(player, before).findIndex((each) => keyOf(each) === key);
    const code = place >= 0 ? String(place) : enteredCode(event);
    if (code === undefined) break;
    codes.push(code);
  }
  return codes.join('.');
}

function decodedEvent<S>(player: Replayer<S>, at: Walkthrough<S>, code: string): AnyEvent | undefined {
  if (!code.startsWith('e')) return eventsAt(player, at)[Number(code)];
  try {
    return JSON.parse(decodeURIComponent(code.slice(1))) as AnyEvent;
  } catch {
    return undefined;
  }
}

/** The walkthrough that a text stands for, as far as its moves are still possible. */
export function walkthroughOfCode<S>(player: Replayer<S>, scenario: string, text: string): Walkthrough<S> {
  let walkthrough = player.begin(scenario);
  for (const code of text.split('.').filter(Boolean)) {
    const event = decodedEvent(player, walkthrough, code);
    if (!event) break;
    walkthrough = player.next(walkthrough, event);
  }
  return walkthrough;
}
