import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections: Linux from 32,768 on, others from 49,152. */
const ports = { from: 20_000, to: 32_768 };
const mostTries = 100;

/**
 * A port of this machine that nobody listens on. One that the system chose could be given to a connection before anybody
 * listens.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(ports.from, ports.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${mostTries} ports is free`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}
