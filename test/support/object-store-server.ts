import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** A store of objects that understands S3, with a bucket of its own. */
export interface ObjectStoreServer {
  /** Settings of a gateway that keeps files in it. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts a store of objects in this process; its folder goes with it. */
export async function startObjectStore(): Promise<ObjectStoreServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'doorstep-objects-'));
  const bucket = 'homes';
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    env: {
      MEDIA_URL: `http://127.0.0.1:${port}/${bucket}`,
      // Those that this store knows.
      MEDIA_ACCESS_KEY_ID: 'S3RVER',
      MEDIA_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
