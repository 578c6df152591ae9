import {
  holds,
  isBusy,
  type Journey,
  operationOf,
  type Situation,
  situationOf,
  stateOf,
  type Tools,
} from '../../machines/engine/index.ts';
import type { Snapshot } from '../../machines/exploration/index.ts';
import type { Complaints } from './journey-invariants.ts';

/** A call that an operation made, as text. */
type Sent = string;

/** Services of any shape that take down each call and answer none. */
function recorder(sent: Sent[], path: string): unknown {
  return new Proxy(() => {}, {
    // Whatever is awaited is asked whether it can be.
    get: (_target, name) =>
      name === 'then' || typeof name === 'symbol' ? undefined : recorder(sent, `${path}.${name}`),
    apply(_target, _self, given: readonly unknown[]) {
      sent.push(`${path} ${given.map(asText).join(' ')}`);
      const answer = Promise.reject(new Error('nobody answers'));
      // Of calls that go out together, only the first to fail is waited for.
      answer.catch(() => {});
      return answer;
    },
  });
}

/** What a call carries, as text; a definition of a call by its method and id. */
const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value
    ? `${value.method}${'needsIdempotencyKey' in value ? ' once' : ''} ${value.id}`
    : JSON.stringify(value);

/** What an operation sends before anything is answered. */
export async function sentBy(
  journey: Journey,
  operation: string,
  situation: Situation,
): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const tools: Tools = {
    services: recorder(sent, ''),
    key: 'key',
    signal: new AbortController().signal,
    now: () => new Date(0),
    wait: async () => {},
    once: (_name, start) => start(),
  };
  await operationOf(journey, operation)
    .run(situation, tools)
    .catch(() => undefined);
  return sent;
}

/** The answers to questions that the resident is really asked, or whose answers stand without being asked. */
function onThePath(journey: Journey, situation: Situation): Situation['answers'] {
  const asked = new Set(
    journey.steps
      .filter(({ when, reviewWhenSkipped }) => reviewWhenSkipped || holds(journey, when, situation))
      .flatMap(({ asks }) => asks.filter(({ when }) => holds(journey, when, situation)))
      .map(({ question }) => question),
  );
  return Object.fromEntries(Object.entries(situation.answers).filter(([question]) => asked.has(question)));
}

/**
 * Collects the arrivals at operations that find answers to questions that are not asked any more, and then tells which
 * operations send something else because of them. Only what is sent before an answer comes is seen.
 */
export function sendingInvariant(journey: Journey) {
  const found = new Map<string, { readonly operation: string; readonly situation: Situation }>();
  return {
    arrived(snapshot: Snapshot): void {
      const state = stateOf(snapshot);
      if (!isBusy(state)) return;
      const { operation = '' } = state;
      const situation = situationOf(snapshot.context);
      const { answers } = situation;
      const path = onThePath(journey, situation);
      if (Object.keys(answers).length === Object.keys(path).length) return;
      found.set(JSON.stringify([operation, answers, situation.facts]), { operation, situation });
    },
    /** How many such arrivals there are. */
    seen: () => found.size,
    async complaints(): Promise<Complaints> {
      const complaints = new Set<string>();
      for (const { operation, situation } of found.values()) {
        const path = onThePath(journey, situation);
        const sent = async (answers: Situation['answers']) =>
          (await sentBy(journey, operation, { ...situation, answers })).join();
        const wanted = await sent(path);
        if ((await sent(situation.answers)) === wanted) continue;
        for (const [question, answer] of Object.entries(situation.answers)) {
          if (question in path || (await sent({ ...path, [question]: answer })) === wanted) continue;
          complaints.add(`${operation} sends ${question}, which is not asked`);
        }
      }
      return [...complaints];
    },
  };
}
