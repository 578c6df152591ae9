import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { noteKnownPaths } from './known-paths.ts';

const app = Fastify();
const methodsOf = noteKnownPaths(app);
const answer = async () => 'here';
app.route({ method: ['PUT', 'DELETE'], url: '/repairs/:id', handler: answer });
app.get('/repairs/:id', answer);
app.get('/repairs/all', answer);
app.post('/repairs', answer);
app.get('/terms.html', answer);
app.get('/files/*', answer);

it.each([
  ['/repairs', ['POST']],
  ['/repairs?page=2', ['POST']],
  ['/repairs/7', ['DELETE', 'GET', 'HEAD', 'PUT']],
  // Two routes have it.
  ['/repairs/all', ['DELETE', 'GET', 'HEAD', 'PUT']],
  ['/terms.html', ['GET', 'HEAD']],
])('names in order what %s answers to', (address, methods) => {
  expect(methodsOf(address)).toEqual(methods);
});

it.each(['/', '/repairs/', '/repairs/7/visits', '/old/repairs', '/termsxhtml', '/files/a', '/files/*'])(
  'knows no %s',
  (address) => {
    expect(methodsOf(address)).toEqual([]);
  },
);
