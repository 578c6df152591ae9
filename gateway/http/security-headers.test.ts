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

test('cards are asked for in the frame of their provider alone, and nowhere without one', () => {
  const headersWith = (paymentFrameOrigin: string | undefined) =>
    securityHeaders({ publicUrl: 'https://homes.example', paymentFrameOrigin, heatmap: undefined });
  const policyOf = (frame: string | undefined) => headersWith(frame)['content-security-policy']?.split('; ');
  const paymentOf = (frame: string | undefined) =>
    headersWith(frame)['permissions-policy']?.split(', ').at(-1);
  const frame = 'https://pay.example';
  expect(policyOf(frame)).toEqual(
    expect.arrayContaining([`frame-src ${frame}`, `form-action 'self' ${frame}`]),
  );
  expect(paymentOf(frame)).toBe(`payment=("${frame}")`);
  expect(policyOf(undefined)).toEqual(expect.arrayContaining(["frame-src 'none'", "form-action 'self'"]));
  expect(paymentOf(undefined)).toBe('payment=()');
});

test('browsers are held to https where the portal has it', () => {
  const held = (publicUrl: string) =>
    securityHeaders({ publicUrl, paymentFrameOrigin: undefined, heatmap: undefined })[
      'strict-transport-security'
    ];
  expect(held('https://homes.example')).toBe('max-age=31536000');
  expect(held('http://127.0.0.1:4000')).toBeUndefined();
});
