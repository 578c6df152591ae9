import type { FileAnswer } from '../../journeys/questions/files.ts';
import type { Answers } from '../../machines/engine/index.ts';
import type { HeldUploads } from '../fields/field.ts';

/** The files of a visit to a journey that go on being sent whatever step is on the screen, by their question. */
export interface UploadQueues {
  all(): ReadonlyMap<string, HeldUploads>;
  hold(question: string, uploads: HeldUploads): void;
  /** What was sent after its step was left, and is not among these answers yet. */
  lateAnswers(answers: Answers): Readonly<Record<string, readonly FileAnswer[]>>;
  /** Lets go of files whose answer was changed by somebody else, such as by a repair that took another one's place. */
  compare(answers: Answers): void;
  /** Breaks everything off. */
  stop(): void;
  subscribe(listener: () => void): () => void;
}

const uploadedBy = ({ queue }: HeldUploads) => queue.getSnapshot().context.uploaded;

/** Whether two answers hold the same files; none is the same as no answer. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? []) === JSON.stringify(other ?? []);

export function createUploadQueues(): UploadQueues {
  let held: ReadonlyMap<string, HeldUploads> = new Map();
  let before: Answers = {};
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: ReadonlyMap<string, HeldUploads>) => {
    held = next;
    tell();
  };
  return {
    all: () => held,
    hold(question, uploads) {
      if (held.get(question) === uploads) return;
      let last = uploadedBy(uploads);
      uploads.queue.subscribe(() => {
        const uploaded = uploadedBy(uploads);
        if (isSame(uploaded, last)) return;
        last = uploaded;
        tell();
      });
      change(new Map([...held, [question, uploads]]));
    },
    lateAnswers: (answers) =>
      Object.fromEntries(
        [...held].flatMap(([question, uploads]) => {
          const uploaded = uploadedBy(uploads);
          return isSame(uploaded, answers[question]) ? [] : [[question, uploaded]];
        }),
      ),
    compare(answers) {
      const gone = [...held].filter(
        ([id, { told }]) => !isSame(answers[id], before[id]) && !isSame(answers[id], told.current),
      );
      before = answers;
      if (gone.length === 0) return;
      for (const [, { queue }] of gone) queue.stop();
      change(new Map([...held].filter((entry) => !gone.some(([id]) => id === entry[0]))));
    },
    stop() {
      for (const { queue } of held.values()) queue.stop();
      held = new Map();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
