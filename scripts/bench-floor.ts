// The least that any server here could do: Node's own HTTP, with and without one trip to the database.
import { createServer } from 'node:http';
import { createPool } from '../gateway/database/named-pool.ts';

const { PORT, DATABASE_URL } = process.env;
if (!PORT || !DATABASE_URL) throw new Error('needs PORT and DATABASE_URL');
const pool = createPool({ url: DATABASE_URL, max: 20 });

const server = createServer(async (request, response) => {
  if (request.url === '/select') await pool.query('select $1::int as one', [1]);
  const body = '{"one":1}';
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body);
});
server.listen(Number(PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void pool.end());
});
