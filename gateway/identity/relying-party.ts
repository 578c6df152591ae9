import * as oidc from 'openid-client';

/** The identity provider, and how it knows this gateway. */
export interface IdentityClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
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
  /** Where to send the browser, and what to remember until it is back. */
  begin(policy: string, state: string): Promise<{ readonly url: string; readonly attempt: SignInAttempt }>;
  /** Claims of the person who signed in. Throws SignInRefused. */
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
  let known: Promise<oidc.Configuration> | undefined;

  const discover = () =>
    oidc.discovery(new URL(client.issuer), client.clientId, client.clientSecret, undefined, {
      // Seconds: the portal waits for five, and has to hear of a provider that does not answer.
      timeout: 4,
      execute: client.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
      ...(viaFetch ? { [oidc.customFetch]: viaFetch as oidc.CustomFetch } : {}),
    });
  // Asked for at the first sign-in, when the provider is sure to listen; a failure is forgotten and asked for again.
  const configuration = (): Promise<oidc.Configuration> => {
    known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
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
        if (isRefusal(error)) throw new SignInRefused('the provider refused the code', { cause: error });
        throw error;
      }
    },
  };
}

/** Whether the answer says no, rather than that the provider could not be reached. */
function isRefusal(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status < 500;
  if (error instanceof oidc.AuthorizationResponseError) return true;
  return (
    error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT' && error.code !== 'OAUTH_HTTP_ERROR'
  );
}
