import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policyWith = (heatmap: { origin: string; siteId: string; version: string } | undefined) =>
  securityHeaders({ publicUrl: 'https://homes.example', paymentFrameOrigin: undefined, heatmap })[
    'content-security-policy'
  ]?.split('; ');

test('scripts come from the portal alone, and from the tool that records clicks only where there is one', () => {
  expect(policyWith(undefined)).toEqual(expect.arrayContaining(["script-src 'self'", "connect-src 'self'"]));
  expect(policyWith({ origin: 'https://heat.example', siteId: '1', version: '6' })).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://heat.example",
      "connect-src 'self' https://heat.example",
    ]),
  );
});
