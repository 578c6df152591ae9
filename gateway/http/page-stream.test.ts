import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { streamPage } from './page-stream.ts';

const page = '<html><head></head><body><p>Here</p></body></html>';

describe('a page whose end comes later', () => {
  it.each([
    ['', undefined, (sent: Buffer) => sent],
    ['identity', undefined, (sent: Buffer) => sent],
    ['abr', undefined, (sent: Buffer) => sent],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
  ] as const)('is whole in the best coding that is taken: %s', async (accepted, coding, read) => {
    const stream = streamPage(page, Promise.resolve('<p>There</p>'), accepted);
    expect(stream.coding).toBe(coding);
    expect(read(await buffer(stream.body)).toString()).toBe(
      '<html><head></head><body><p>Here</p><p>There</p></body></html>',
    );
  });

  it.each(['', 'gzip', 'br'])('leaves at once but for its end: %s', async (accepted) => {
    let finish = (_rest: string): void => {};
    const rest = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const { body } = streamPage(page, rest, accepted);
    await once(body, 'readable');
    expect(body.read()).not.toBeNull();
    finish('');
    await buffer(body);
  });

  it('comes to its end also where it has no body', async () => {
    const { body } = streamPage('<p>Here</p>', Promise.resolve('<p>There</p>'), '');
    expect((await buffer(body)).toString()).toBe('<p>Here</p><p>There</p>');
  });
});
