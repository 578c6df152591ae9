import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';

/** An address that stays while the server behind it changes, as a provider's virtual address or name does. */
export interface MovableAddress {
  readonly port: number;
  /** Sends new connections elsewhere, and cuts those that are open. */
  moveTo(socket: string): void;
  close(): void;
}

/** The socket of the server that the address of a database on this machine leads to. */
export function socketOf(databaseUrl: string): string {
  const { host, port } = new pg.Client({ connectionString: databaseUrl });
  return `${host}/.s.PGSQL.${port}`;
}

/** Opens an address before the socket of a PostgreSQL. */
export async function openAddress(socket: string): Promise<MovableAddress> {
  let behind = socket;
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(behind);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = (): void => {
    for (const each of open) each.destroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    moveTo(next) {
      behind = next;
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
