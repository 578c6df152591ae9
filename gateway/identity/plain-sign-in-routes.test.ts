import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { identityPages as words } from '../../content/identity.ts';
import { plainLogOut, plainReturn } from '../../contract/session.ts';
import { answeringDatabase } from '../../test/support/answering-database.ts';
import { addErrors } from '../http/errors.ts';
import { notFound, Problem } from '../http/problem.ts';
import { ServiceAway } from '../service-away.ts';
import type { CompleteSignIn } from './complete-sign-in.ts';
import { plainSignInRoutes } from './plain-sign-in-routes.ts';

const now = new Date('2026-11-20T09:30:00Z');
const inAnHour = new Date(now.getTime() + 3_600_000);
const session = {
  role: 'resident',
  customer_id: '11111111-2222-4333-8444-555555555555',
  tracking_id: 'tracked',
  idle_expires_at: inAnHour,
  expires_at: inAnHour,
};

/** The routes, in front of a database in which whoever has a session cookie has a session. */
function routesWith(failure?: Error) {
  const asked: Parameters<CompleteSignIn>[0][] = [];
  const ended: string[] = [];
  const lines: string[] = [];
  const complete: CompleteSignIn = async (back) => {
    asked.push(back);
    if (failure) throw failure;
    return {
      credential: 'the-credential',
      trackingId: 'tracked',
      customerId: session.customer_id,
      expiresAt: inAnHour,
      idleExpiresAt: inAnHour,
      maxAge: 3600,
    };
  };
  const db = answeringDatabase(({ sql, parameters }) => {
    if (sql.startsWith('select')) return [session];
    if (sql.startsWith('delete')) ended.push(...parameters.map(String));
    return [];
  });
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  const config = { limits: { signIn: {} } };
  app.decorate('platform', { db, reads: db, now: () => now, config } as never);
  app.decorateRequest('session', null);
  addErrors(app);
  plainSignInRoutes(app, complete);
  const comeBack = (cookie?: string) =>
    app.inject({
      url: plainReturn,
      query: { code: 'the code', state: 'login', iss: 'https://login.example' },
      headers: cookie === undefined ? {} : { cookie },
    });
  const logOut = (cookie?: string, payload = '') =>
    app.inject({
      method: 'POST',
      url: plainLogOut,
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie === undefined ? {} : { cookie }),
      },
    });
  return { asked, ended, lines, comeBack, logOut };
}

const attempt = '__Host-signin=attempt';
const signedIn = '__Host-session=credential';
const line = (start: string, seconds: number): string =>
  `${start}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
const attemptGone = line('__Host-signin=', 0);

describe('a browser without script that is back from the identity provider', () => {
  it('has a session in the place of the attempt, and goes Home', async () => {
    const { asked, comeBack } = routesWith();
    const { statusCode, headers } = await comeBack(attempt);
    expect([statusCode, headers.location]).toEqual([303, '/customer360View']);
    expect(headers['set-cookie']).toEqual([line('__Host-session=the-credential', 3600), attemptGone]);
    expect(asked).toMatchObject([
      {
        returned: { code: 'the code', state: 'login', iss: 'https://login.example' },
        cookie: 'attempt',
        session: null,
      },
    ]);
  });

  it('goes Home as it is when it is signed in already and nothing is under way', async () => {
    const { asked, comeBack } = routesWith();
    const { statusCode, headers } = await comeBack(signedIn);
    expect([statusCode, headers.location]).toEqual([303, '/customer360View']);
    expect(headers['set-cookie']).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('signs in anew when it was away to do so, and gives up the session that it had', async () => {
    const { asked, comeBack } = routesWith();
    const { headers } = await comeBack(`${signedIn}; ${attempt}`);
    expect(headers['set-cookie']).toHaveLength(2);
    expect(asked).toMatchObject([{ cookie: 'attempt', session: { trackingId: 'tracked' } }]);
  });

  it('signs nobody in that was never sent away', async () => {
    const { asked, comeBack } = routesWith(new Problem(400, 'The sign-in could not be completed'));
    expect((await comeBack()).statusCode).toBe(400);
    expect(asked).toMatchObject([{ cookie: undefined, session: null }]);
  });

  it('reads that the landlord does not know who it is, and may try again', async () => {
    const { comeBack, lines } = routesWith(notFound());
    const { statusCode, headers } = await comeBack(attempt);
    expect([statusCode, headers.location]).toEqual([303, '/customerApiErrorPage']);
    expect(headers['set-cookie']).toEqual([attemptGone]);
    expect(lines).toEqual([]);
  });

  it.each([
    ['refused', new Problem(400, 'The sign-in could not be completed'), 400, words.expired.heading, []],
    [
      'away',
      new ServiceAway('the identity provider does not answer'),
      503,
      words.away.heading,
      ['the identity provider does not answer'],
    ],
    ['of ours', new Error('secret'), 500, words.away.heading, ['secret']],
  ] as const)(
    'reads a page that says why it cannot go on, and what is not its own fault is logged: %s',
    async (_, failure, status, heading, logged) => {
      const { comeBack, lines } = routesWith(failure);
      const { statusCode, headers, body } = await comeBack(attempt);
      expect(statusCode).toBe(status);
      expect(body).toContain(`<h1>${heading}</h1>`);
      expect(headers['set-cookie']).toBeUndefined();
      expect(lines.map((each) => JSON.parse(each).err.message)).toEqual(logged);
    },
  );
});

describe('the form that logs out', () => {
  it('ends the session, and takes its cookie away', async () => {
    const { ended, logOut } = routesWith();
    const { statusCode, headers } = await logOut(signedIn, 'from=menu');
    expect([statusCode, headers.location]).toEqual([303, '/startpage']);
    expect(headers['set-cookie']).toEqual([line('__Host-session=', 0)]);
    expect(ended).toHaveLength(1);
  });

  it('does the same for whoever has no session any more', async () => {
    const { ended, logOut } = routesWith();
    const { statusCode, headers } = await logOut();
    expect([statusCode, headers.location]).toEqual([303, '/startpage']);
    expect(headers['set-cookie']).toEqual([line('__Host-session=', 0)]);
    expect(ended).toEqual([]);
  });

  it('takes nothing long', async () => {
    const { ended, logOut } = routesWith();
    expect((await logOut(signedIn, 'x'.repeat(1001))).statusCode).toBe(413);
    expect(ended).toEqual([]);
  });
});
