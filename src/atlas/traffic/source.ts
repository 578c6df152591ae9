import * as v from 'valibot';
import { analystSignIn, getTraffic, signOutAnalyst, Traffic } from '../../../contract/traffic.ts';
import type { Period } from './model/period.ts';

/** What came of asking for traffic. */
export type Reading =
  | { readonly state: 'reading' }
  | { readonly state: 'signedOut' }
  | { readonly state: 'notAllowed' }
  /** No gateway answers: the atlas was opened from a disk or a plain web server, or there is no connection. */
  | { readonly state: 'noGateway' }
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'read'; readonly traffic: Traffic; readonly isFromFile: boolean };

/** Where to sign in, to come back to this place of the atlas. */
export const signInAddress = (hash: string): string =>
  `${analystSignIn}?${new URLSearchParams({ at: hash.replace(/^#/, '') })}`;

/** Milliseconds after which there is taken to be no gateway, as in the portal. */
const patience = 5000;

/** Asks the gateway that serves this page for the traffic of a period. */
export async function readTraffic({ from, to }: Period): Promise<Reading> {
  if (window.location.protocol === 'file:') return { state: 'noGateway' };
  const address = `${getTraffic.path}?${new URLSearchParams({ from, to })}`;
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (!response) return { state: 'noGateway' };
  if (response.status === 401) return { state: 'signedOut' };
  if (response.status === 403) return { state: 'notAllowed' };
  const body: unknown = await response.json().catch(() => undefined);
  const traffic = v.safeParse(Traffic, body);
  if (response.ok && traffic.success) {
    return { state: 'read', traffic: traffic.output, isFromFile: false };
  }
  return response.status === 400 ? { state: 'refused', why: reasonIn(body) } : { state: 'noGateway' };
}

const Refusal = v.object({ errors: v.record(v.string(), v.array(v.string())) });

const reasonIn = (body: unknown): string => {
  const refusal = v.safeParse(Refusal, body);
  return refusal.success ? Object.values(refusal.output.errors).flat().join('. ') : 'It was refused.';
};

/** Traffic that was saved as a file earlier. */
export function trafficIn(text: string): Reading {
  try {
    const traffic = v.safeParse(Traffic, JSON.parse(text));
    if (traffic.success) return { state: 'read', traffic: traffic.output, isFromFile: true };
  } catch {
    // Answered below like any other file that is not one of ours.
  }
  return { state: 'refused', why: 'This file holds no traffic that the atlas has saved.' };
}

/** Ends the analyst's session; whatever comes of it, the next reading tells how things are. */
export async function signOut(): Promise<void> {
  await fetch(signOutAnalyst.path, { method: signOutAnalyst.method }).catch(() => undefined);
}
