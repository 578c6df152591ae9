import assert from 'node:assert/strict';
import * as v from 'valibot';
import { causeOf } from './port.ts';

/** The identity provider, how it knows the gateway, and where the portal is. */
export interface IdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a closing slash. */
  readonly publicUrl: string;
}

const texts = v.array(v.string());

/** What the gateway reads of a discovery document. */
const Discovery = v.object({
  issuer: v.pipe(v.string(), v.url()),
  authorization_endpoint: v.pipe(v.string(), v.url()),
  token_endpoint: v.pipe(v.string(), v.url()),
  jwks_uri: v.pipe(v.string(), v.url()),
  response_types_supported: texts,
  id_token_signing_alg_values_supported: texts,
  code_challenge_methods_supported: v.optional(texts),
  token_endpoint_auth_methods_supported: v.optional(texts),
});

export type Discovery = v.InferOutput<typeof Discovery>;

/** The gateway waits no longer. */
const timeoutMs = 4000;

/** Asks the provider. Throws where it does not answer within 4 seconds. */
export async function askProvider(address: string | URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    assert.fail(`${new URL(address).pathname}: no answer within 4 seconds: ${causeOf(error)}`);
  }
}

/** What the provider answers as JSON. Fails for any other answer. */
export async function jsonAt(address: string): Promise<unknown> {
  const response = await askProvider(address, { headers: { accept: 'application/json' } });
  const { pathname } = new URL(address);
  assert.equal(response.status, 200, `${pathname} answered ${response.status}`);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    assert.fail(`${pathname} is not JSON`);
  }
}

/** The discovery document below the issuer. Fails where it is not there, or lacks what the gateway reads. */
export async function discover({ issuer }: IdentitySettings): Promise<Discovery> {
  const document = await jsonAt(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const { success, output, issues } = v.safeParse(Discovery, document);
  if (success) return output;
  const [issue] = issues;
  assert.fail(`the discovery document: ${v.getDotPath(issue)}: ${issue.message}`);
}
