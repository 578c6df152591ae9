import { describe, expect, it } from 'vitest';
import { answeringDatabase } from '../../test/support/answering-database.ts';
import { ServiceAway } from '../service-away.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { type RelyingParty, SignInRefused } from './relying-party.ts';
import { signValue } from './signed-cookie.ts';

const now = new Date('2026-11-20T09:30:00Z');
const inAMinute = new Date(now.getTime() + 60_000);
const customerId = '11111111-2222-4333-8444-555555555555';

/** What comes of coming back to a provider that vouches for these claims. */
function signInWith(claims: Readonly<Record<string, unknown>> | Error, state = 'login') {
  const outcomes: unknown[] = [];
  const warnings: unknown[] = [];
  const asked: unknown[] = [];
  const statements: string[] = [];
  const relyingParty: RelyingParty = {
    begin: () => Promise.reject(new Error('nobody leaves')),
    complete: async (returned) => {
      asked.push(returned);
      if (claims instanceof Error) throw claims;
      return claims;
    },
  };
  const db = answeringDatabase(({ sql }) => {
    statements.push(sql);
    return [];
  });
  const metrics = { signIns: { inc: (labels: unknown) => outcomes.push(labels) } };
  const complete = completeSignIn({
    platform: { db, now: () => now, metrics } as never,
    relyingParty,
    keys: async () => ['a key'],
    customerClaim: 'customer',
  });
  const comeBack = (cookie = signValue({ verifier: 'v', nonce: 'n', state }, ['a key'], inAMinute)) =>
    complete({
      returned: { code: 'the code', state, iss: 'https://login.example' },
      cookie,
      session: null,
      log: { warn: (...given: unknown[]) => warnings.push(given) } as never,
    });
  return { outcomes, warnings, asked, statements, comeBack };
}

const refusedAs = (status: number) => expect.objectContaining({ status });

describe('somebody who is back from the identity provider', () => {
  it('has a session as the customer of the claim, and is counted', async () => {
    const { outcomes, asked, comeBack } = signInWith({ customer: customerId });
    expect(await comeBack()).toMatchObject({ customerId, maxAge: 28_800 });
    expect(asked).toEqual([{ code: 'the code', state: 'login', iss: 'https://login.example' }]);
    expect(outcomes).toEqual([{ outcome: 'completed' }]);
  });

  it('ends the sessions elsewhere by a new password alone', async () => {
    const ending = async (state: string) => {
      const { statements, comeBack } = signInWith({ customer: customerId }, state);
      await comeBack();
      return statements.filter((sql) => sql.startsWith('delete')).length;
    };
    expect([await ending('login'), await ending('changepassword')]).toEqual([0, 1]);
  });

  it.each([
    ['no attempt', ''],
    ['the attempt of another gateway', signValue({ state: 'login' }, ['another key'], inAMinute)],
    ['an attempt that is over', signValue({ state: 'login' }, ['a key'], now)],
    ['an attempt at something else', signValue({ state: 'registration' }, ['a key'], inAMinute)],
  ])('is refused with %s, and the provider is not asked', async (_, cookie) => {
    const { asked, comeBack } = signInWith({ customer: customerId });
    await expect(comeBack(cookie)).rejects.toEqual(refusedAs(400));
    expect(asked).toEqual([]);
  });

  it('is refused where the provider refuses, which is counted and logged', async () => {
    const refusal = new SignInRefused('the code is used');
    const { outcomes, warnings, comeBack } = signInWith(refusal);
    await expect(comeBack()).rejects.toEqual(refusedAs(400));
    expect(outcomes).toEqual([{ outcome: 'refused' }]);
    expect(warnings).toEqual([[{ err: refusal }, 'a sign-in was refused']]);
  });

  it('is not refused because the provider is away', async () => {
    const away = new ServiceAway('the identity provider does not answer');
    const { outcomes, warnings, comeBack } = signInWith(away);
    await expect(comeBack()).rejects.toBe(away);
    expect([outcomes, warnings]).toEqual([[], []]);
  });

  it.each([{}, { customer: '' }, { customer: null }, { customer_id: customerId }])(
    'is not found where the provider knows no home: %j',
    async (claims) => {
      const { outcomes, statements, comeBack } = signInWith(claims);
      await expect(comeBack()).rejects.toEqual(refusedAs(404));
      expect(outcomes).toEqual([{ outcome: 'no customer' }]);
      expect(statements).toEqual([]);
    },
  );
});
