import { describe, expect, it } from 'vitest';
import { identityPages as words } from '../../content/identity.ts';
import type { Database } from '../database/schema.ts';
import { fieldFault, readForm, submitForm } from './forms.ts';
import { isPolicy } from './policy.ts';

const { faults } = words;

describe('what is typed into a field', () => {
  it.each(['ann@example.com', ' ann@example.com ', 'a.b+c@mail.example.co.uk'])(
    'may be the address %s',
    (address) => {
      expect(fieldFault('email', address)).toBeUndefined();
      expect(fieldFault('newEmail', address)).toBeUndefined();
    },
  );

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@ example.com',
    'a@b@example.com',
    'ann@example.com x',
    'x ann@example.com',
  ])('is no address: %s', (text) => {
    expect(fieldFault('email', text)).toBe(faults.emailMissing);
    expect(fieldFault('newEmail', text)).toBe(faults.newEmailMissing);
  });

  it('is any password of an account that there is, whatever the rules were when it was chosen', () => {
    expect(fieldFault('password', 'x')).toBeUndefined();
    expect(fieldFault('password', '')).toBe(faults.passwordMissing);
  });

  it('is a new password of 10 to 200 characters', () => {
    const faultOf = (length: number) => fieldFault('newPassword', 'x'.repeat(length));
    expect([9, 10, 200, 201].map(faultOf)).toEqual([
      faults.passwordShort,
      undefined,
      undefined,
      faults.passwordLong,
    ]);
  });
});

describe('a form that was sent', () => {
  it('is read for the fields of its page, and nothing else', () => {
    const sent = 'email=ann%40example.com&password=three+words&newEmail=x&role=analyst';
    expect(readForm('B2C_1_signin', sent, undefined)).toEqual({
      email: 'ann@example.com',
      password: 'three words',
    });
    expect(readForm('B2C_1_signup', 'newPassword=secret', undefined)).toEqual({
      email: '',
      newPassword: 'secret',
    });
  });

  it('has the address of whoever is known, whatever was sent', () => {
    expect(readForm('B2C_1_password', 'email=other%40example.com&password=a', 'ann@example.com')).toEqual({
      email: 'ann@example.com',
      password: 'a',
      newPassword: '',
    });
  });

  it('is cut off where a field is longer than any address', () => {
    expect(readForm('B2C_1_signin', `email=${'x'.repeat(300)}`, undefined).email).toHaveLength(254);
  });

  it.each([undefined, null, {}])('is empty where it is no text: %o', (body) => {
    expect(readForm('B2C_1_signin', body, undefined)).toEqual({ email: '', password: '' });
  });
});

describe('a form with something missing', () => {
  // Nothing is asked of the database.
  const options = { findCustomer: () => Promise.reject(new Error('asked')), knownAs: undefined };
  const submit = (...[policy, values, knownAs]: [Parameters<typeof submitForm>[1], object, string?]) =>
    submitForm({} as Database, policy, values, { ...options, knownAs });

  it('says what at each field', async () => {
    expect(await submit('B2C_1_signin', {})).toEqual({
      faults: { email: faults.emailMissing, password: faults.passwordMissing },
    });
    expect(await submit('B2C_1_signup', { email: 'ann@example.com', newPassword: 'short' })).toEqual({
      faults: { newPassword: faults.passwordShort },
    });
    expect(await submit('B2C_1_username', { email: 'ann@example.com', password: 'a' })).toEqual({
      faults: { newEmail: faults.newEmailMissing },
    });
  });

  it('does not ask somebody who is known for the address', async () => {
    expect(await submit('B2C_1_password', { email: '' }, 'ann@example.com')).toEqual({
      faults: { password: faults.passwordMissing, newPassword: faults.passwordShort },
    });
  });
});

it('knows its own pages, and no others', () => {
  expect(['B2C_1_signin', 'B2C_1_signup', 'B2C_1_password', 'B2C_1_username'].every(isPolicy)).toBe(true);
  expect(['B2C_1_other', '', undefined, 1].some(isPolicy)).toBe(false);
});
