import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { isCompleteResponse, load, loadAtRate } from './load.ts';

test.each([
  ['HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab', false],
  ['HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc', true],
  ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n', false],
  ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n', true],
  ['HTTP/1.1 204 No Content\r\nDate: today\r\n\r\n', true],
  ['HTTP/1.1 204 No Con', false],
])('%j is whole: %s', (received, whole) => {
  expect(isCompleteResponse(received)).toBe(whole);
});

test('counts answers, and stops at the first that is no success', async () => {
  let status = 200;
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(status).end('fine');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const request = { method: 'GET', path: '/', headers: {} } as const;
  try {
    const { perSecond, p50, p99 } = await load({ port, request }, 4, 0.1);
    expect(perSecond).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
    asked = 0;
    await loadAtRate({ port, request }, 200, 0.1);
    expect(asked).toBe(20);
    status = 500;
    await expect(load({ port, request }, 1, 0)).rejects.toThrow('not a success: HTTP/1.1 500');
    await expect(loadAtRate({ port, request }, 10, 0.1)).rejects.toThrow('not a success: HTTP/1.1 500');
  } finally {
    server.close();
  }
});
