import type { Answers } from '../../../machines/engine/index.ts';
import type { HeldUploads, UploadQueues } from '../field.ts';

const uploadedBy = ({ queue }: HeldUploads) => queue.getSnapshot().context.uploaded;

/** Whether two answers hold the same files; none is the same as no answer. */
export const isSameFiles = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? []) === JSON.stringify(other ?? []);

/** @param tell is told when files are held, sent, taken away or let go of */
export function createUploadQueues(tell: () => void): UploadQueues {
  let held: ReadonlyMap<string, HeldUploads> = new Map();
  let before: Answers = {};
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
        if (isSameFiles(uploaded, last)) return;
        last = uploaded;
        tell();
      });
      change(new Map([...held, [question, uploads]]));
    },
    lateAnswers: (answers) =>
      Object.fromEntries(
        [...held].flatMap(([question, uploads]) => {
          const uploaded = uploadedBy(uploads);
          return isSameFiles(uploaded, answers[question]) ? [] : [[question, uploaded]];
        }),
      ),
    compare(answers) {
      const gone = [...held].filter(
        ([id, { lastAnswer }]) =>
          !isSameFiles(answers[id], before[id]) && !isSameFiles(answers[id], lastAnswer.current),
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
  };
}
