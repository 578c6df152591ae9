import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { identityPages as words } from '../../content/identity.ts';
import { provider } from '../../content/provider.ts';
import { addErrors } from '../http/errors.ts';
import { tooMany, unavailable } from '../http/problem.ts';
import { pageForBrowsers } from './page-scope.ts';

/** What comes back from a route of this kind that fails so. */
async function answerTo(error: Error, accept: string) {
  const app = Fastify();
  addErrors(app);
  app.get('/', { errorHandler: pageForBrowsers }, async () => {
    throw error;
  });
  return app.inject({ url: '/', headers: { accept } });
}

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('a browser that cannot go on with signing in', () => {
  it.each([
    ['too often', tooMany(61), 429, words.tooOften.heading, 'Wait 2 minutes'],
    ['while the database is away', unavailable(2), 503, words.away.heading, words.away.text],
    ['for a reason of ours', new Error('secret'), 500, words.away.heading, words.away.text],
  ])('reads why, and whom to call: %s', async (_, error, status, heading, text) => {
    const { statusCode, headers, body } = await answerTo(error, browser);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toContain('text/html');
    expect(headers.vary).toBe('accept');
    expect(body).toContain(`<h1>${heading}</h1>`);
    expect(body).toContain(text);
    expect(body).toContain(`<p>You can also call us on <a href="tel:${provider.phone.replaceAll(' ', '')}">`);
    expect(body).not.toContain('secret');
    expect(body).not.toContain(words.demonstration);
  });

  it('is told in its headers how long to wait', async () => {
    expect((await answerTo(tooMany(61), browser)).headers['retry-after']).toBe('61');
  });

  it.each(['application/json', '*/*'])('gets the problem document when it asks for %s', async (accept) => {
    const { statusCode, headers, body } = await answerTo(tooMany(61), accept);
    expect(statusCode).toBe(429);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['retry-after']).toBe('61');
    expect(JSON.parse(body)).toMatchObject({ status: 429 });
  });
});
