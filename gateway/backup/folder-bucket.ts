import { createReadStream } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { objectFile } from './objects.ts';

/** A bucket that a gateway of this machine can read, and that forgets nothing. */
export interface FolderBucket {
  /** Settings of a gateway whose files are in it. */
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}

/** Serves the objects of a backup as a bucket. Nothing is written: what is to be removed is left where it is. */
export async function serveFolder(folder: string): Promise<FolderBucket> {
  const send = async (url: string, response: ServerResponse): Promise<void> => {
    const key = decodeURIComponent(new URL(url, 'http://backup').pathname.split('/')[2] ?? '');
    await pipeline(createReadStream(objectFile(folder, key)), response);
  };
  const server = createServer((request, response) => {
    if (request.method !== 'GET') {
      response.writeHead(request.method === 'DELETE' ? 204 : 405).end();
      return;
    }
    send(request.url ?? '', response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    env: {
      MEDIA_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/backup`,
      // Nobody else reaches it, and it looks at neither.
      MEDIA_ACCESS_KEY_ID: 'backup',
      MEDIA_SECRET_ACCESS_KEY: 'backup',
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
