import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { analystSignIn } from '../../contract/traffic.ts';
import { answeringDatabase } from '../../test/support/answering-database.ts';
import { addErrors } from '../http/errors.ts';
import { analystReturnPath } from '../http/paths.ts';
import { ServiceAway } from '../service-away.ts';
import { analystRoutes } from './analyst-routes.ts';
import { type RelyingParty, SignInRefused } from './relying-party.ts';

const start = new Date('2026-11-20T09:30:00Z');
const attempt = { verifier: 'the verifier', nonce: 'the nonce', state: 'analyst' };

/** The routes beside a provider that vouches for these claims. */
function routesWith(claims: Readonly<Record<string, unknown>> | Error) {
  const asked: Parameters<RelyingParty['complete']>[] = [];
  const lines: string[] = [];
  const relyingParty: RelyingParty = {
    begin: async (policy, state) => ({ url: `https://login.example/${policy}/${state}`, attempt }),
    complete: async (...given) => {
      asked.push(given);
      if (claims instanceof Error) throw claims;
      return claims;
    },
  };
  const clock = { now: start };
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  app.decorate('platform', { db: answeringDatabase(), now: () => clock.now } as never);
  addErrors(app);
  analystRoutes(app, { relyingParty, keys: async () => ['a key'], roleClaim: 'role' });
  const leave = (at?: string) => app.inject({ url: analystSignIn, query: at === undefined ? {} : { at } });
  /** Leaves for the provider and comes back, so many seconds later. */
  const visit = async ({ at, query, after = 60 }: { at?: string; query?: object; after?: number } = {}) => {
    clock.now = start;
    const [{ name, value } = { name: '', value: '' }] = (await leave(at)).cookies;
    clock.now = new Date(start.getTime() + after * 1000);
    return app.inject({
      url: analystReturnPath,
      query: { code: 'the code', state: 'analyst', iss: 'https://login.example', ...query },
      cookies: { [name]: value },
    });
  };
  return { app, asked, lines, leave, visit };
}

const cookieLines = ({ headers }: Awaited<ReturnType<ReturnType<typeof routesWith>['visit']>>): string[] =>
  [headers['set-cookie'] ?? []].flat();
const gone = '__Host-analyst-signin=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0';

describe('an analyst who signs in', () => {
  it('is sent to the provider, with an hour to come back in the same browser', async () => {
    const answer = await routesWith({}).leave('repair!traffic');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('https://login.example/B2C_1_signin/analyst');
    expect(cookieLines(answer)).toEqual([
      expect.stringMatching(
        /^__Host-analyst-signin=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=3600$/,
      ),
    ]);
  });

  it('comes back to the place in the atlas, with a session of eight hours', async () => {
    const { asked, visit } = routesWith({ role: 'analyst' });
    const answer = await visit({ at: 'repair!traffic' });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/atlas#repair!traffic');
    expect(cookieLines(answer)).toEqual([
      expect.stringMatching(
        /^__Host-analyst=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=28800$/,
      ),
      gone,
    ]);
    expect(asked).toEqual([
      [
        { code: 'the code', state: 'analyst', iss: 'https://login.example' },
        expect.objectContaining(attempt),
      ],
    ]);
  });

  it('comes back to the atlas as a whole from nowhere in it', async () => {
    const answer = await routesWith({ role: 'analyst' }).visit();
    expect(answer.headers.location).toBe('/atlas#');
  });

  it.each(['analyst', ['editor', 'analyst']])('is one by the claim of the provider: %j', async (role) => {
    const answer = await routesWith({ name: 'resident', role }).visit();
    expect(cookieLines(answer)).toHaveLength(2);
  });

  it.each(['"><script>', 'x'.repeat(2001)])('is sent nowhere from a place that cannot be: %s', async (at) => {
    const answer = await routesWith({}).leave(at);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveProperty('at');
  });
});

describe('nobody is signed in at the atlas', () => {
  const back = async (claims: Parameters<typeof routesWith>[0], how = {}) => {
    const routes = routesWith(claims);
    const answer = await routes.visit({ at: 'repair', ...how });
    return { ...routes, answer, location: answer.headers.location };
  };

  it.each([{ role: 'resident' }, { role: ['resident'] }, { other: 'analyst' }, {}])(
    'who is no analyst, and is told so: %j',
    async (claims) => {
      const { answer, location } = await back(claims);
      expect(location).toBe('/atlas?signin=refused#repair');
      expect(cookieLines(answer)).toEqual([gone]);
    },
  );

  it('whom the provider refuses, which operators can read', async () => {
    const { answer, location, lines } = await back(new SignInRefused('the code is used'));
    expect(location).toBe('/atlas?signin=refused#repair');
    expect(cookieLines(answer)).toEqual([gone]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'the sign-in of an analyst was refused', err: { message: 'the code is used' } },
    ]);
  });

  it('who called it off at the provider, and is not told of a refusal', async () => {
    const { answer, asked, location } = await back({ role: 'analyst' }, { query: { code: '' } });
    expect(location).toBe('/atlas#repair');
    expect(cookieLines(answer)).toEqual([gone]);
    expect(asked).toEqual([]);
  });

  it('who comes back after an hour, or from no attempt at all', async () => {
    const { answer, asked, location, app } = await back({ role: 'analyst' }, { after: 3600 });
    expect(location).toBe('/atlas#');
    expect(cookieLines(answer)).toEqual([gone]);
    const uncalled = await app.inject({ url: `${analystReturnPath}?code=a` });
    expect(uncalled.headers.location).toBe('/atlas#');
    expect(asked).toEqual([]);
  });

  it('while the provider is away, which is said as such', async () => {
    const { answer } = await back(new ServiceAway('the identity provider does not answer'));
    expect(answer.statusCode).toBe(503);
    expect(cookieLines(answer)).toEqual([]);
  });
});
