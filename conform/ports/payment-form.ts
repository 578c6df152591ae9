import assert from 'node:assert/strict';
import { decimalPounds } from '../../contract/money.ts';
import { frameFields } from '../../contract/payments.ts';
import type { CardProviderSettings } from './card-provider.ts';

const maxRedirects = 5;
const timeoutMs = 10_000;

/** The page that is shown for a posted form; follows redirects within the origin, and fails where one leaves it. */
async function pageFor(origin: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  let address = new URL('/frame', origin);
  let sent: RequestInit = { method: 'POST', body: new URLSearchParams(fields) };
  for (let times = 0; times <= maxRedirects; times++) {
    const response = await fetch(address, {
      ...sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const next = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || next === null) return response;
    await response.body?.cancel();
    address = new URL(next, address);
    assert.equal(
      address.origin,
      origin,
      'the form leads to another origin, which the portal shows in no frame',
    );
    sent = {};
  }
  assert.fail(`the form leads on more than ${maxRedirects} times`);
}

/** Whether a source of frame-ancestors is meant for an origin. */
function isMeant(source: string, origin: string): boolean {
  const { protocol, host } = new URL(origin);
  if (source === '*' || source === protocol) return true;
  const [, scheme, named = ''] = /^(?:([a-z]+:)\/\/)?([^/]+)\/?$/.exec(source) ?? [];
  if (scheme !== undefined && scheme !== protocol) return false;
  return named.startsWith('*.') ? host.endsWith(named.slice(1)) : named === host;
}

/** Fails unless a page says that another origin may hold it in a frame. */
function checkHeldBy({ headers }: Response, origin: string): void {
  const policy = headers.get('content-security-policy') ?? '';
  const directives = policy.split(/[;,]/).map((directive) => directive.trim().toLowerCase().split(/\s+/));
  const ancestors = directives.filter(([name]) => name === 'frame-ancestors');
  for (const [, ...sources] of ancestors) {
    const isAllowed = sources.some((source) => isMeant(source, origin));
    assert.ok(isAllowed, `frame-ancestors is ${sources.join(' ')}, which leaves out ${origin}`);
  }
  // Browsers look at it only where there is no frame-ancestors.
  const options = headers.get('x-frame-options');
  if (ancestors.length === 0) assert.equal(options, null, `X-Frame-Options is ${options}`);
}

/**
 * Opens the form of a payment as the portal does. Fails unless it is a page of the frame’s origin that the portal may
 * hold.
 * @param payment its amount in pence
 */
export async function checkForm(
  { frameOrigin, clientCode, portalOrigin }: CardProviderSettings,
  payment: { readonly customerReference: string; readonly amount: number },
  token: string,
): Promise<void> {
  const { customerReference } = payment;
  const frame = { customerReference, amount: decimalPounds(payment.amount), paymentReason: 'Rent' };
  const response = await pageFor(frameOrigin, frameFields(frame, { token, key: clientCode }));
  await response.body?.cancel();
  assert.equal(response.status, 200, `the form answered ${response.status}`);
  assert.match(response.headers.get('content-type') ?? '', /^text\/html/, 'the form is no page');
  checkHeldBy(response, portalOrigin);
}
