import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';

const metricsPath = '/metrics';

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
  const figures = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(figures);
}

/** Serves the figures in the Prometheus text format on a port of their own. Answers the port and how to stop. */
export async function serveMetrics(
  registry: Registry,
  { port, host, report }: { port: number; host: string; report: (error: unknown) => void },
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== metricsPath) {
      response.writeHead(404).end();
      return;
    }
    answer(registry, response).catch((error: unknown) => {
      report(error);
      response.writeHead(503).end();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the figures are served at no port');
  return {
    port: address.port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
