import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AnyEvent } from '../engine/index.ts';
import { explore, pathTo } from '../exploration/index.ts';
import { uploadFileFlow } from './upload-file.samples.ts';
import { type UploadFileInput, uploadFile } from './upload-file.ts';

/** Takes a way with a real actor, whose work ends as the way says, and tells where it comes to. */
async function take(input: UploadFileInput, events: readonly AnyEvent[]) {
  const pieces = new Map<string, PromiseWithResolvers<never>>();
  const piece = (name: string) =>
    fromPromise(() => {
      const made = Promise.withResolvers<never>();
      pieces.set(name, made);
      return made.promise;
    });
  const actor = createActor(
    uploadFile.provide({
      actors: {
        check: piece('check'),
        prepare: piece('prepare'),
        upload: piece('upload'),
        pause: piece('pause'),
        remove: piece('remove'),
      } as never,
    }),
    { input },
  ).start();
  for (const event of events) {
    const [, how, name = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (how === 'done') pieces.get(name)?.resolve(('output' in event ? event.output : undefined) as never);
    else if (how === 'error' && 'error' in event) pieces.get(name)?.reject(event.error);
    else actor.send(event as never);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
  return actor.getSnapshot();
}

test('a file that is really run comes to each situation that it comes to in thought', async () => {
  const explored = explore(uploadFileFlow);
  expect(explored.states.size).toBeGreaterThan(10);
  for (const [id, simulator] of explored.states) {
    const { scenario, edges } = pathTo(explored, id);
    const input = uploadFileFlow.initialScenarios[scenario] as UploadFileInput;
    const { value, context } = await take(
      input,
      edges.map(({ event }) => event),
    );
    expect([value, context]).toEqual([simulator.value, simulator.context]);
  }
});
