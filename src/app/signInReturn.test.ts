import { expect, test } from 'vitest';
import { returnOf } from './signInReturn.ts';

const named = encodeURIComponent('AADB2C99002: the user does not exist');

test.each([
  ['error=access_denied&state=login', '/startpage'],
  ['error=server_error&state=registration', '/startpage'],
  ['error=temporarily_unavailable&state=login', '/startpage'],
  ['error=temporarily_unavailable&state=changepassword', '/startpage'],
  ['error=access_denied&state=changepassword', '/customer360View'],
  ['error=server_error&state=changepassword', '/customer360View'],
  [`error=access_denied&error_description=${named}&state=login`, '/customerApiErrorPage'],
  [`error=server_error&error_description=${named}&state=changepassword`, '/customerApiErrorPage'],
  ['error=access_denied&code=c&state=login', '/startpage'],
  ['code=c', '/startpage'],
  ['code=c&state=https://elsewhere.example', '/startpage'],
])('%s leads to %s', (query, leads) => {
  expect(returnOf(`?${query}`)).toEqual({ kind: 'error', leads });
});

test.each(['login', 'registration', 'changepassword'])('a code for %s is exchanged', (state) => {
  expect(returnOf(`?code=c&state=${state}&iss=i`)).toEqual({ kind: 'code', code: 'c', state, iss: 'i' });
});

test('an address without either is no return', () => {
  expect(returnOf('')).toEqual({ kind: 'none' });
  expect(returnOf('?state=login')).toEqual({ kind: 'none' });
});
