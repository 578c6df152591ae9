// The least that any server here could do: the statements of the gateway's two busiest paths on Node's own HTTP and
// the bare driver. No session, no checks, no contract.
import { createServer, type IncomingMessage } from 'node:http';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createPool } from '../gateway/database/named-pool.ts';
import type { Schema } from '../gateway/database/schema.ts';
import { ownOrderWithParts } from '../gateway/provider/works-order-parts.ts';
import { type BareBooking, bookBare } from './bench/bare-booking.ts';

const { PORT, DATABASE_URL } = process.env;
if (!PORT || !DATABASE_URL) throw new Error('needs PORT and DATABASE_URL');

// Two pipelined connections carry single reads faster than a pool does; transactions need one each.
const lanes = await Promise.all([openLane(DATABASE_URL), openLane(DATABASE_URL)]);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20, pipeline: true });
let turn = 0;

const builder = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool: createPool({ url: DATABASE_URL, max: 1 }) }),
});

async function openLane(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, pipeline: true });
  await client.connect();
  return client;
}

async function readRepair(query: URLSearchParams): Promise<unknown> {
  const lane = lanes[turn++ % lanes.length] as pg.Client;
  const { sql, parameters } = ownOrderWithParts.compile(builder, {
    id: query.get('id') ?? '',
    customerId: query.get('customer') ?? '',
    keptSince: new Date(0),
  });
  const { rows } = await lane.query({ name: 'repair', text: sql, values: [...parameters] });
  return rows[0];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const part of request) body += part;
  return body;
}

async function respond(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/repair') return readRepair(searchParams);
  if (pathname === '/booking') {
    const booking: BareBooking = JSON.parse(await bodyOf(request));
    return bookBare(pool, booking);
  }
  return {};
}

const server = createServer(async (request, response) => {
  try {
    const body = JSON.stringify(await respond(request));
    const length = Buffer.byteLength(body);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': length }).end(body);
  } catch (error) {
    const body = String(error);
    response.writeHead(500, { 'Content-Length': Buffer.byteLength(body) }).end(body);
  }
});
server.listen(Number(PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void Promise.all([pool.end(), builder.destroy(), ...lanes.map((lane) => lane.end())]));
});
