import {
  type Context,
  type Journey,
  lastingQuestions,
  type Screen,
  situationOf,
} from '../../machines/engine/index.ts';

/**
 * Whether a step's only question is its heading. It is not where others are on the screen besides, whatever is answered
 * there: then the step's own title is.
 */
export function asksOneThing(journey: Journey, { step }: Screen, context: Context): boolean {
  const lasting = lastingQuestions(journey, step, situationOf(context));
  const isAlone = step.asks.every(
    ({ question, otherwise }) => question === lasting[0] || (!otherwise && !lasting.includes(question)),
  );
  const isLed = step.asks.some((ask) => ask.question === lasting[0] && ask.when === undefined);
  return isAlone && isLed && journey.review !== step.id;
}
