import Fastify from 'fastify';
import { errors } from 'oidc-provider';
import { describe, expect, it } from 'vitest';
import { identityPages as words } from '../../content/identity.ts';
import { provider } from '../../content/provider.ts';
import { addErrors } from '../http/errors.ts';
import { notFound, tooMany, unavailable } from '../http/problem.ts';
import { pageForBrowsers, preparePages } from './page-scope.ts';

/** An app whose log can be read. */
function appWithLog() {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  return { app, logged: () => lines.map((line) => JSON.parse(line).err.message) };
}

/** What comes back from a route of this kind that fails so. */
async function answerTo(error: Error, accept?: string) {
  const { app, logged } = appWithLog();
  addErrors(app);
  app.get('/', { errorHandler: pageForBrowsers }, async () => {
    throw error;
  });
  const { statusCode, headers, body } = await app.inject({ url: '/', headers: accept ? { accept } : {} });
  return { statusCode, headers, body, logged: logged() };
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

  it('is told in its headers how long to wait, and nothing where nobody knows', async () => {
    expect((await answerTo(tooMany(61), browser)).headers['retry-after']).toBe('61');
    expect((await answerTo(notFound(), browser)).headers).not.toHaveProperty('retry-after');
  });

  it('is worth a line in the log where it is no fault of its own', async () => {
    expect((await answerTo(new Error('secret'), browser)).logged).toEqual(['secret']);
    expect((await answerTo(tooMany(61), browser)).logged).toEqual([]);
  });

  it.each(['application/json', '*/*', undefined])(
    'gets the problem document when it asks for %s',
    async (accept) => {
      const { statusCode, headers, body } = await answerTo(tooMany(61), accept);
      expect(statusCode).toBe(429);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(headers['retry-after']).toBe('61');
      expect(JSON.parse(body)).toMatchObject({ status: 429 });
    },
  );
});

describe('the pages of the provider', () => {
  function pages() {
    const { app, logged } = appWithLog();
    preparePages(app);
    app.post('/echo', async ({ body }) => body);
    return { app, logged };
  }
  const send = (app: ReturnType<typeof pages>['app'], payload: string) =>
    app.inject({
      method: 'POST',
      url: '/echo',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const failing = async (error: Error) => {
    const { app, logged } = pages();
    app.get('/', async () => {
      throw error;
    });
    const { statusCode, headers, body } = await app.inject('/');
    return { statusCode, headers, body, logged: logged() };
  };

  it('take a form as it was sent, and none that is longer than any of theirs', async () => {
    const { app } = pages();
    expect((await send(app, 'email=a%40b.example')).body).toBe('email=a%40b.example');
    const long = await send(app, 'x'.repeat(10_001));
    expect(long.statusCode).toBe(413);
    expect(long.headers['content-type']).toContain('text/html');
  });

  it('say that a page was open for too long, which is nobody’s fault', async () => {
    const { statusCode, headers, body, logged } = await failing(new errors.SessionNotFound('gone'));
    expect(statusCode).toBe(400);
    expect(body).toContain(`<h1>${words.expired.heading}</h1>`);
    expect(headers).not.toHaveProperty('retry-after');
    expect(logged).toEqual([]);
  });

  it.each([
    ['for a reason of ours', new Error('secret'), 500, ['secret']],
    ['while the database is away', unavailable(2), 503, ['This is not available at the moment']],
    ['too often', tooMany(61), 429, []],
  ] as const)('are pages also where they fail %s', async (_, error, status, wanted) => {
    const { statusCode, headers, body, logged } = await failing(error);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toContain('text/html');
    expect(body).not.toContain('secret');
    expect(logged).toEqual(wanted);
  });
});
