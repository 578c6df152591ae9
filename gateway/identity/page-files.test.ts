import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { brand } from '../../content/provider.ts';
import { servePageFiles, stylesheet } from './page-files.ts';

it.each([
  ['pages.css', 'text/css'],
  ['show-password.js', 'text/javascript'],
])('serves %s, asked for anew each time', async (name, type) => {
  const app = Fastify();
  servePageFiles(app);
  const { statusCode, headers, body } = await app.inject(`/identity/${name}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.length).toBeGreaterThan(100);
});

it('has the colours of the provider, by day and by night', () => {
  const [light, dark] = stylesheet.split('@media (prefers-color-scheme: dark)');
  expect(light).toContain(`--paper: ${brand.light.paper};`);
  expect(dark).toContain(`--paper: ${brand.dark.paper};`);
});
