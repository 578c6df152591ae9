import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { memoryStore } from '../../test/support/memory-store.ts';
import { createGateway } from './gateway.ts';
import { keepIdentifiers } from './identifiers.ts';

const upload = defineCall({
  id: 'upload',
  method: 'POST',
  path: '/api/v1/files',
  timeout: 60_000,
});

/** Stands for the browser's XMLHttpRequest; the test decides what happens to it. */
class ScriptedRequest {
  static last: ScriptedRequest | undefined;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  opened: string[] = [];
  sent: unknown;
  timeout = 0;
  status = 0;
  responseText = '';
  answerHeaders: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  constructor() {
    ScriptedRequest.last = this;
  }
  open(...opened: string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name] ?? null;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.onabort?.();
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', ScriptedRequest));
afterEach(() => void vi.unstubAllGlobals());

async function started(signal?: AbortSignal) {
  ScriptedRequest.last = undefined;
  const shares: number[] = [];
  const heard = { signedOut: vi.fn() };
  const gateway = createGateway({
    identifiers: keepIdentifiers(memoryStore(), () => 'click-1'),
    subscriptionKey: 'key-1',
    onSignedOut: heard.signedOut,
    onAbandoned: () => undefined,
  });
  const options = { idempotencyKey: 'once-1', onProgress: (share: number) => void shares.push(share) };
  const answer = gateway.call(upload, {}, signal ? { ...options, signal } : options);
  const request = await vi.waitUntil(() => ScriptedRequest.last, { timeout: 20_000 });
  return { answer, request, shares, heard };
}

test('the share that has left is told, and the answer comes back like any other', async () => {
  const { answer, request, shares } = await started();
  expect(request.opened).toEqual(['POST', '/api/v1/files']);
  expect(request.timeout).toBe(60_000);
  expect(request.headers).toMatchObject({ 'X-Correlation-Id': 'click-1', 'Idempotency-Key': 'once-1' });
  request.upload.onprogress?.({ loaded: 5, total: 20, lengthComputable: true });
  request.upload.onprogress?.({ loaded: 5, total: 0, lengthComputable: false });
  request.status = 201;
  request.answerHeaders = { Location: '/files/1' };
  request.onload?.();
  expect(await answer).toEqual({ location: '/files/1' });
  expect(shares).toEqual([0.25]);
});

test('a refusal is the same fault as without progress', async () => {
  const { answer, request, heard } = await started();
  request.status = 401;
  request.responseText = '{"title":"Your session is over"}';
  request.onload?.();
  await expect(answer).rejects.toMatchObject({ kind: 'signedOut', title: 'Your session is over' });
  expect(heard.signedOut).toHaveBeenCalledOnce();
});

test('a lost connection is dropped, a late answer timed out', async () => {
  const lost = await started();
  lost.request.onerror?.();
  await expect(lost.answer).rejects.toMatchObject({ kind: 'dropped' });
  const late = await started();
  late.request.ontimeout?.();
  await expect(late.answer).rejects.toMatchObject({ kind: 'timedOut' });
});

test('a caller that gives up stops the sending', async () => {
  const caller = new AbortController();
  const { answer } = await started(caller.signal);
  caller.abort(new Error('file removed'));
  await expect(answer).rejects.toThrow('file removed');
});
