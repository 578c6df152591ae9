import { getAdjacencyMap, getShortestPaths } from '@xstate/graph';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type PickedFile, Refusal, type Uploaded, uploadFile } from './upload-file.ts';

const source: PickedFile = { name: 'a.jpg', size: 10 };
const document: Uploaded = {
  documentId: 'doc-a',
  fileName: 'a.jpg',
  contentType: 'image/jpeg',
  size: 5,
};

const done = (piece: string, output?: unknown) => ({ type: `xstate.done.actor.${piece}`, output });
const failed = (piece: string, error: Error) => ({ type: `xstate.error.actor.${piece}`, error });

/** Everything that can happen to a file, from the resident and from the work. */
const happenings = [
  { type: 'START' },
  { type: 'PROGRESS', share: 0.5 },
  { type: 'RETRY' },
  { type: 'REMOVE' },
  done('check'),
  done('prepare', source),
  done('upload', document),
  done('remove'),
  ...['check', 'prepare', 'upload'].flatMap((piece) => [
    failed(piece, new Refusal('WrongType')),
    failed(piece, new Error('dropped')),
  ]),
  failed('remove', new Error('dropped')),
];

type Happening = (typeof happenings)[number];

const options = (input: { source: PickedFile } | { document: Uploaded }) => ({
  input,
  events: happenings as never,
  serializeState: ({ value, context }: { value: unknown; context: unknown }) =>
    JSON.stringify([value, context]) as never,
});

/** Takes a way with a real actor, whose work ends as the way says, and tells where it comes to. */
async function take(input: { source: PickedFile } | { document: Uploaded }, events: readonly Happening[]) {
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
        remove: piece('remove'),
      } as never,
    }),
    { input },
  ).start();
  for (const event of events) {
    const [, how, name] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (how === 'done' && 'output' in event) pieces.get(name ?? '')?.resolve(event.output as never);
    else if (how === 'error' && 'error' in event) pieces.get(name ?? '')?.reject(event.error);
    else actor.send(event as never);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
  return actor.getSnapshot();
}

describe.each([
  ['a file that was just picked', { source }],
  ['a file that was sent earlier', { document }],
])('%s', (_what, input) => {
  const ways = getShortestPaths(uploadFile, options(input)).map(({ state, steps }) => ({
    state,
    // The first step is the beginning itself.
    events: steps.slice(1).map(({ event }) => event as unknown as Happening),
  }));

  test('comes to each situation that the machine knows, when it is run', async () => {
    expect(ways.length).toBeGreaterThan(3);
    for (const { state, events } of ways) {
      const { value, context } = await take(input, events);
      expect([value, context]).toEqual([state.value, state.context]);
    }
  });

  test('can be taken away from everywhere, sooner or later', () => {
    const map = Object.values(getAdjacencyMap(uploadFile, options(input)));
    const leading = new Map(
      map.map(({ state, transitions }) => [
        JSON.stringify([state.value, state.context]),
        Object.values<{ state: typeof state }>(transitions).map((to) =>
          JSON.stringify([to.state.value, to.state.context]),
        ),
      ]),
    );
    const isGone = (name: string) => name.startsWith('["gone"');
    const freed = new Set([...leading.keys()].filter(isGone));
    expect(freed.size).toBeGreaterThan(0);
    for (let before = -1; before < freed.size; ) {
      before = freed.size;
      for (const [from, to] of leading) if (to.some((name) => freed.has(name))) freed.add(from);
    }
    expect([...leading.keys()].filter((name) => !freed.has(name))).toEqual([]);
  });
});

test('between them, files come to every state', () => {
  const values = [{ source }, { document }].flatMap((input) =>
    getShortestPaths(uploadFile, options(input)).map(({ state }) => state.value),
  );
  const states = Object.keys(uploadFile.states).filter((state) => state !== 'arriving');
  expect(new Set(values)).toEqual(new Set(states));
});
