import { type Journey, type Situation, situationOf, stateOf } from '../engine/index.ts';
import type { Explored } from './explore.ts';
import { answersIn } from './reads-of-data.ts';

/** States at one place in which what is read is watched: enough to have each rule both ways. */
const maxStates = 40;
/** Calls of one operation. */
const maxCalls = 50;

/** Answers whose reading is noted, also where all of them are read at once. */
function watched(situation: Situation, read: Set<string>): Situation {
  const note = (name: string | symbol) => {
    if (typeof name === 'string') read.add(name);
  };
  const answers = new Proxy(situation.answers, {
    get(target, name) {
      note(name);
      return Reflect.get(target, name);
    },
    ownKeys(target) {
      const names = Reflect.ownKeys(target);
      for (const name of names) note(name);
      return names;
    },
  });
  return { ...situation, answers };
}

/** Whatever is asked of it, it answers with more of the same; called too often, as in a loop without an end, it throws. */
function anything(): unknown {
  let calls = 0;
  const it: unknown = new Proxy(() => {}, {
    get: (_target, name) => (name === 'then' || typeof name === 'symbol' ? undefined : it),
    apply: () => {
      calls += 1;
      if (calls > maxCalls) throw new Error('too many calls');
      return it;
    },
  });
  return it;
}

/** Runs an operation against services that answer with anything, till it ends or breaks. */
async function watchRun(journey: Journey, id: string, situation: Situation): Promise<void> {
  const services = anything();
  const tools = {
    services,
    key: 'key',
    signal: new AbortController().signal,
    now: () => new Date(0),
    wait: async () => void (services as () => unknown)(),
    once: <T>(_name: string, start: () => Promise<T>) => start(),
  };
  try {
    await journey.operations[id]?.run(situation, tools);
  } catch {
    // What breaks on such an answer has still read what it read.
  }
}

const quietly = (read: () => unknown): void => {
  try {
    read();
  } catch {
    // What breaks on a sample that it would never meet has still read what it read.
  }
};

/** Questions whose answers no rule, operation or text reads, each in a sentence. */
export async function unreadAnswers({ compiled: { journey }, states }: Explored): Promise<readonly string[]> {
  const rules = Object.values(journey.rules);
  const read = new Set([
    ...Object.values(journey.operations).flatMap(({ dependsOn }) => dependsOn),
    ...rules.flatMap(({ expression }) => answersIn(expression)),
  ]);
  const counts = new Map<string, number>();
  for (const snapshot of states.values()) {
    const { step, activity, operation } = stateOf(snapshot);
    const place = `${step} ${activity} ${operation}`;
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    if (count >= maxStates) continue;
    const situation = watched(situationOf(snapshot.context), read);
    for (const decide of rules.filter(({ expression }) => !expression)) quietly(() => decide(situation));
    quietly(() => journey.placeholders(situation));
    if (operation !== undefined) await watchRun(journey, operation, situation);
  }
  return Object.keys(journey.questions)
    .filter((question) => !read.has(question))
    .map((question) => `Nothing in ${journey.id} reads the answer to ${question}`);
}
