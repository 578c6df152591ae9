import * as oidc from 'openid-client';
import type { Secret } from '../secret-files.ts';
import { ServiceAway } from '../service-away.ts';
import { tracedFetch } from '../tracing/spans.ts';

/** The identity provider, and how it knows this gateway. */
export interface IdentityClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: Secret;
}

/** What has to be remembered between leaving for the provider and coming back. */
export interface SignInAttempt {
  readonly verifier: string;
  readonly nonce: string;
  readonly state: string;
}

/** What the browser brought back. */
interface Returned {
  readonly code: string;
  readonly state: string;
  readonly iss: string | undefined;
}

/** The provider did not vouch for this sign-in: a forged, replayed or expired code, or an answer that was not asked for. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

export interface RelyingParty {
  /** Where to send the browser, and what to remember until it is back. Throws ServiceAway. */
  begin(policy: string, state: string): Promise<{ readonly url: string; readonly attempt: SignInAttempt }>;
  /** Claims of the person who signed in. Throws SignInRefused, or ServiceAway when the provider does not answer. */
  complete(returned: Returned, attempt: SignInAttempt): Promise<Readonly<Record<string, unknown>>>;
}

interface Options {
  readonly client: IdentityClient;
  readonly publicUrl: string;
  /** Where browsers come back to. */
  readonly returnPath: string;
  /** Another way to reach the provider, for one that this very process serves. */
  readonly fetch?: typeof fetch;
}

/** Signs people in with OpenID Connect: authorization code with PKCE, state and nonce. */
export function createRelyingParty({
  client,
  publicUrl,
  returnPath,
  fetch: viaFetch,
}: Options): RelyingParty {
  const redirectUri = `${publicUrl}${returnPath}`;
  let known: { readonly secret: string; readonly settings: Promise<oidc.Configuration> } | undefined;

  const discover = (secret: string) =>
    oidc.discovery(new URL(client.issuer), client.clientId, secret, undefined, {
      // Seconds: the portal waits for five, and has to hear of a provider that does not answer.
      timeout: 4,
      execute: client.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
      [oidc.customFetch]: (url, init) => tracedFetch('identity provider', url, init as RequestInit, viaFetch),
    });
  // Asked for at the first sign-in, when the provider is sure to listen, and under another secret; a failure is forgotten and
  // asked for again.
  const configuration = (): Promise<oidc.Configuration> => {
    const secret = client.clientSecret();
    if (known?.secret !== secret) {
      const settings = discover(secret).catch((error: unknown) => {
        if (known?.settings === settings) known = undefined;
        throw isAway(error) ? new ServiceAway(away, { cause: error }) : error;
      });
      known = { secret, settings };
    }
    return known.settings;
  };

  return {
    async begin(policy, state) {
      const verifier = oidc.randomPKCECodeVerifier();
      const nonce = oidc.randomNonce();
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // Always ask: a shared computer must not let the next person in because the last one was.
        prompt: 'login',
        policy,
        state,
        nonce,
      });
      return { url: url.href, attempt: { verifier, nonce, state } };
    },

    async complete({ code, state, iss }, attempt) {
      const returned = new URL(redirectUri);
      returned.searchParams.set('code', code);
      returned.searchParams.set('state', state);
      if (iss !== undefined) returned.searchParams.set('iss', iss);
      const settings = await configuration();
      try {
        const tokens = await oidc.authorizationCodeGrant(settings, returned, {
          pkceCodeVerifier: attempt.verifier,
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new SignInRefused('the provider answered without an identity');
        return claims;
      } catch (error) {
        if (isAway(error)) throw new ServiceAway(away, { cause: error });
        if (isRefusal(error)) throw new SignInRefused('the provider refused the code', { cause: error });
        throw error;
      }
    },
  };
}

const away = 'the identity provider does not answer';

/** What an error is made of, from itself to its first cause. */
function* causesOf(error: unknown): Generator<unknown> {
  for (let cause = error; cause !== undefined; cause = cause instanceof Error ? cause.cause : undefined) {
    yield cause;
  }
}

/** Whether the provider could not be reached, took too long, or has trouble of its own. */
function isAway(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') return true;
    if (cause instanceof Response || cause instanceof oidc.ResponseBodyError) return cause.status >= 500;
    // What fetch throws when there is no connection.
    if (cause instanceof TypeError && cause.cause instanceof Error) return true;
  }
  return false;
}

/** Whether the answer says no. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof oidc.ResponseBodyError ||
    error instanceof oidc.AuthorizationResponseError ||
    error instanceof oidc.ClientError
  );
}
