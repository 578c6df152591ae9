import {
  holds,
  type JourneyState,
  type Situation,
  situationOf,
  stateOf,
  watchedAnswers,
} from '../../machines/engine/index.ts';
import { answerSamples, type Flow, type Snapshot } from '../../machines/exploration/index.ts';
import type { Complaints } from './journey-invariants.ts';
import { sentBy } from './sending-invariant.ts';

/** Arrivals at one operation that are looked at: enough to have each rule both ways. */
const mostArrivals = 60;

/** The outcome of the operation that this state waits for is kept. */
const isKept = ({ activity }: JourneyState): boolean =>
  ['loading', 'rechecking', 'checking'].includes(activity);

/**
 * Collects the arrivals at operations whose outcomes are kept, and then tells which of them send something else when
 * an answer changes that they do not read: their outcome would stand though it was for another answer. Tells as well
 * which change something and do not say that they do. Only what is sent before an answer comes is seen.
 */
export function readingInvariant({ journey, samples }: Flow) {
  const found = new Map<string, Map<string, Situation>>();
  return {
    arrived(snapshot: Snapshot): void {
      const { context } = snapshot;
      const state = stateOf(snapshot);
      if (!isKept(state)) return;
      const { operation = '' } = state;
      const arrivals = found.get(operation) ?? new Map<string, Situation>();
      found.set(operation, arrivals);
      if (arrivals.size >= mostArrivals) return;
      const situation = situationOf(context);
      const truth = Object.keys(journey.rules).map((rule) => holds(journey, rule, situation));
      arrivals.set([...Object.keys(situation.answers).toSorted(), ...truth].join(), situation);
    },
    /** How many arrivals are looked at. */
    seen: () => [...found.values()].reduce((sum, { size }) => sum + size, 0),
    async complaints(): Promise<Complaints> {
      const complaints = new Set<string>();
      for (const [operation, arrivals] of found) {
        const { dependsOn = [], ignores = {}, mutates } = journey.operations[operation] ?? {};
        for (const situation of arrivals.values()) {
          const watched = watchedAnswers(situation);
          const sent = (await sentBy(journey, operation, watched.situation)).join();
          if (!mutates && /(?:^|[ ,])(?:PATCH|PUT|DELETE) /.test(sent)) {
            complaints.add(`${operation} changes something at the provider and does not say so`);
          }
          for (const question of watched.taken()) {
            if (dependsOn.includes(question) || question in ignores) continue;
            for (const value of [undefined, ...answerSamples(samples, question, situation.facts)]) {
              const answers = { ...situation.answers, [question]: value };
              const other = (await sentBy(journey, operation, { ...situation, answers })).join();
              if (other === sent) continue;
              complaints.add(
                `${operation} of ${journey.id} sends ${question}, which it does not read: add it to its “dependsOn”, or say under “ignores” why it changes nothing`,
              );
            }
          }
        }
      }
      return [...complaints];
    },
  };
}
