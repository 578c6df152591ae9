import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type UploadWork, uploadWith } from './upload.ts';
import { Interruption, type PickedFile, Refusal, type Uploaded } from './upload-file.ts';

/** Work that stands still until the test lets a piece of it end. */
function scriptedWork() {
  const begun: string[] = [];
  const brokenOff: string[] = [];
  const pieces = new Map<string, { end(value?: unknown): void; fail(error: unknown): void }>();
  const progress = new Map<string, (share: number) => void>();
  const piece = <T>(name: string, signal?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      begun.push(name);
      signal?.addEventListener('abort', () => brokenOff.push(name));
      pieces.set(name, { end: (value) => resolve(value as T), fail: reject });
    });
  const work: UploadWork<PickedFile> = {
    check: (file, signal) => piece(`check ${file.name}`, signal),
    prepare: (file, signal) => piece(`prepare ${file.name}`, signal),
    upload: (file, { signal, onProgress }) => {
      progress.set(file.name, onProgress);
      return piece(`upload ${file.name}`, signal);
    },
    pause: (interruptions, signal) => piece(`pause ${interruptions}`, signal),
    remove: (documentId) => piece(`remove ${documentId}`),
  };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    work,
    begun,
    brokenOff,
    progress,
    async end(name: string, value?: unknown) {
      pieces.get(name)?.end(value);
      await settle();
    },
    async fail(name: string, error: unknown) {
      pieces.get(name)?.fail(error);
      await settle();
    },
  };
}

const picked = (...names: string[]) => names.map((name) => ({ name, size: 10 }));
const document = (name: string): Uploaded => ({
  documentId: `doc-${name}`,
  fileName: name,
  contentType: 'image/jpeg',
  size: 5,
});

function start(uploaded: readonly Uploaded[] = []) {
  const script = scriptedWork();
  const queue = createActor(uploadWith(script.work), { input: { maxFiles: 5, uploaded } }).start();
  const file = (name: string) => {
    const found = queue.getSnapshot().context.files.find((entry) => entry.name === name);
    if (!found) throw new Error(`no file ${name}`);
    return found;
  };
  return {
    ...script,
    queue,
    context: () => queue.getSnapshot().context,
    isBusy: () => queue.getSnapshot().matches('busy'),
    names: () => queue.getSnapshot().context.files.map(({ name }) => name),
    state: (name: string) => file(name).ref.getSnapshot().value,
    file: (name: string) => file(name).ref.getSnapshot().context,
    remove: (name: string) => queue.send({ type: 'REMOVE', id: file(name).id }),
    retry: (name: string) => queue.send({ type: 'RETRY', id: file(name).id }),
    async send(name: string) {
      await script.end(`check ${name}`);
      await script.end(`prepare ${name}`, { name, size: 5 });
      await script.end(`upload ${name}`, document(name));
    },
  };
}

describe('one file', () => {
  test('is looked at, made smaller, sent, and then part of the answer', async () => {
    const run = start();
    run.queue.send({ type: 'ADD', sources: picked('a') });
    expect(run.state('a')).toBe('checking');
    expect(run.isBusy()).toBe(true);
    await run.end('check a');
    expect(run.state('a')).toBe('preparing');
    await run.end('prepare a', { name: 'a', size: 5 });
    expect(run.state('a')).toBe('uploading');
    run.progress.get('a')?.(0.4);
    expect(run.file('a').share).toBe(0.4);
    expect(run.context().uploaded).toEqual([]);
    await run.end('upload a', document('a'));
    expect(run.state('a')).toBe('uploaded');
    expect(run.context().uploaded).toEqual([document('a')]);
    expect(run.isBusy()).toBe(false);
  });

  test.each(['check a', 'prepare a', 'upload a'])(
    'refused by %s says why and cannot be tried again',
    async (at) => {
      const run = start();
      run.queue.send({ type: 'ADD', sources: picked('a') });
      for (const piece of ['check a', 'prepare a', 'upload a']) {
        if (piece === at) break;
        await run.end(piece, { name: 'a', size: 5 });
      }
      await run.fail(at, new Refusal('WrongType'));
      expect(run.state('a')).toBe('refused');
      expect(run.file('a').refusedFor).toBe('WrongType');
      expect(run.isBusy()).toBe(false);
      const before = run.begun.length;
      run.retry('a');
      expect(run.begun.length).toBe(before);
    },
  );

  test('that fails can be tried again, by itself', async () => {
    const run = start();
    run.queue.send({ type: 'ADD', sources: picked('a', 'b') });
    await run.send('b');
    await run.end('check a');
    await run.end('prepare a', { name: 'a', size: 5 });
    await run.fail('upload a', new Error('dropped'));
    expect(run.state('a')).toBe('failed');
    run.retry('a');
    expect(run.state('a')).toBe('uploading');
    await run.end('upload a', document('a'));
    expect(run.context().uploaded).toEqual([document('a'), document('b')]);
    expect(run.begun.filter((piece) => piece === 'prepare a')).toHaveLength(1);
    expect(run.begun.filter((piece) => piece === 'upload b')).toHaveLength(1);
  });
});

describe('a file whose connection is lost', () => {
  const interrupted = async () => {
    const run = start();
    run.queue.send({ type: 'ADD', sources: picked('a') });
    await run.end('check a');
    await run.end('prepare a', { name: 'a', size: 5 });
    run.progress.get('a')?.(0.4);
    await run.fail('upload a', new Interruption());
    return run;
  };

  test('goes on by itself after a pause, and never seems to go back', async () => {
    const run = await interrupted();
    expect(run.state('a')).toBe('interrupted');
    expect(run.isBusy()).toBe(true);
    await run.end('pause 1');
    expect(run.state('a')).toBe('uploading');
    run.progress.get('a')?.(0.3);
    expect(run.file('a').share).toBe(0.4);
    await run.end('upload a', document('a'));
    expect(run.context().uploaded).toEqual([document('a')]);
  });

  test('pauses longer each time that nothing more of it was sent, then waits for the resident', async () => {
    const run = await interrupted();
    for (const pause of [1, 2, 3, 4, 5]) {
      expect(run.state('a')).toBe('interrupted');
      await run.end(`pause ${pause}`);
      run.progress.get('a')?.(0.4);
      await run.fail('upload a', new Interruption());
    }
    expect(run.state('a')).toBe('failed');
    run.retry('a');
    await run.fail('upload a', new Interruption());
    expect(run.state('a')).toBe('interrupted');
    expect(run.begun.at(-1)).toBe('pause 1');
  });

  test('counts anew once more of it was sent', async () => {
    const run = await interrupted();
    await run.end('pause 1');
    run.progress.get('a')?.(0.6);
    await run.fail('upload a', new Interruption());
    expect(run.begun.filter((piece) => piece === 'pause 1')).toHaveLength(2);
  });

  test('can be taken out meanwhile', async () => {
    const run = await interrupted();
    run.remove('a');
    expect(run.names()).toEqual([]);
    expect(run.brokenOff).toContain('pause 1');
  });
});

test('a file that could not be looked at is looked at again', async () => {
  const run = start();
  run.queue.send({ type: 'ADD', sources: picked('a') });
  await run.fail('check a', new Error('the phone let go of it'));
  run.retry('a');
  expect(run.state('a')).toBe('checking');
  await run.send('a');
  expect(run.context().uploaded).toEqual([document('a')]);
});

describe('removing', () => {
  test.each([
    ['while it is looked at', 0, 'check a'],
    ['while it is made smaller', 1, 'prepare a'],
    ['while it is sent', 2, 'upload a'],
  ])('%s breaks the work off', async (_, ended, piece) => {
    const run = start();
    run.queue.send({ type: 'ADD', sources: picked('a') });
    for (const earlier of ['check a', 'prepare a'].slice(0, ended)) {
      await run.end(earlier, { name: 'a', size: 5 });
    }
    run.remove('a');
    expect(run.names()).toEqual([]);
    expect(run.brokenOff).toEqual([piece]);
    expect(run.isBusy()).toBe(false);
  });

  test('after it was sent takes it away from the provider too', async () => {
    const run = start([document('a')]);
    run.remove('a');
    expect(run.state('a')).toBe('removing');
    expect(run.context().uploaded).toEqual([]);
    await run.end('remove doc-a');
    expect(run.names()).toEqual([]);
  });

  test('that does not work leaves the file in the answer and says so', async () => {
    const run = start([document('a')]);
    run.remove('a');
    await run.fail('remove doc-a', new Error('dropped'));
    expect(run.context().uploaded).toEqual([document('a')]);
    expect(run.file('a').stillThere).toBe(true);
  });

  test('gives its place to the next that waits', async () => {
    const run = start();
    run.queue.send({ type: 'ADD', sources: picked('a', 'b', 'c') });
    for (const name of ['a', 'b', 'c']) await run.end(`check ${name}`);
    expect(run.state('c')).toBe('waiting');
    run.remove('a');
    expect(run.state('c')).toBe('preparing');
  });
});

describe('the queue', () => {
  test('sends two at a time', async () => {
    const run = start();
    run.queue.send({ type: 'ADD', sources: picked('a', 'b', 'c', 'd') });
    for (const name of ['a', 'b', 'c', 'd']) await run.end(`check ${name}`);
    expect(['a', 'b', 'c', 'd'].map(run.state)).toEqual(['preparing', 'preparing', 'waiting', 'waiting']);
    await run.send('a');
    expect(['b', 'c', 'd'].map(run.state)).toEqual(['preparing', 'preparing', 'waiting']);
  });

  test('takes five and says that the sixth is too many', async () => {
    const run = start([document('old')]);
    run.queue.send({ type: 'ADD', sources: picked('a', 'b', 'c', 'd', 'e') });
    expect(run.names()).toEqual(['old', 'a', 'b', 'c', 'd']);
    expect(run.context().isOverfull).toBe(true);
    await run.end('check a');
    expect(run.context().isOverfull).toBe(true);
    run.remove('a');
    expect(run.context().isOverfull).toBe(false);
    run.queue.send({ type: 'ADD', sources: picked('e') });
    expect(run.names()).toEqual(['old', 'b', 'c', 'd', 'e']);
    expect(run.context().isOverfull).toBe(false);
  });

  test('lets a refused file make way for those that are picked next', async () => {
    const run = start();
    run.queue.send({ type: 'ADD', sources: picked('bad') });
    await run.fail('check bad', new Refusal('Empty'));
    run.queue.send({ type: 'ADD', sources: picked('a', 'b', 'c', 'd', 'e') });
    expect(run.context().isOverfull).toBe(false);
    expect(run.names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('keeps the order in which files were added, whichever is done first', async () => {
    const run = start();
    run.queue.send({ type: 'ADD', sources: picked('a', 'b') });
    await run.send('b');
    await run.send('a');
    expect(run.context().uploaded.map(({ fileName }) => fileName)).toEqual(['a', 'b']);
  });

  test('may have two files of one name', async () => {
    const run = start();
    run.queue.send({ type: 'ADD', sources: picked('a') });
    run.queue.send({ type: 'ADD', sources: picked('a') });
    expect(new Set(run.context().files.map(({ id }) => id)).size).toBe(2);
  });

  test('stopped, breaks everything off', async () => {
    const run = start();
    run.queue.send({ type: 'ADD', sources: picked('a') });
    run.queue.stop();
    await waitFor(run.queue, (snapshot) => snapshot.status === 'stopped').catch(() => undefined);
    expect(run.brokenOff).toEqual(['check a']);
  });
});
