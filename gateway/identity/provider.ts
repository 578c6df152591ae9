import type { Configuration, JWK } from 'oidc-provider';
import Provider, { errors } from 'oidc-provider';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { identityCookies, identitySeconds } from '../http/cookies.ts';
import { analystReturnPath, identityRoot, returnPath } from '../http/paths.ts';
import { findAccount } from './accounts.ts';
import { type Keys, keysOf } from './keys.ts';
import { problemPage } from './pages.ts';
import { isPolicy } from './policy.ts';
import { ProviderStore } from './provider-store.ts';
import type { IdentityClient } from './relying-party.ts';
import { newSecret, sharedSecret } from './secrets.ts';

const minute = 60;

interface ProviderKeys {
  readonly signing: Keys<JWK>;
  readonly cookies: Keys;
}

/** Browsers refuse these names over plain http, where the library marks its cookies as not Secure. */
const secureCookies = (publicUrl: string): Pick<NonNullable<Configuration['cookies']>, 'names'> =>
  publicUrl.startsWith('https:') ? { names: identityCookies } : {};

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly publicUrl: string;
}

function configurationOf(
  { db, now, publicUrl }: Parts,
  keys: ProviderKeys,
  client: IdentityClient,
): Configuration {
  return {
    adapter: (kind: string) => new ProviderStore({ db, now }, kind),
    jwks: { keys: [...keys.signing] },
    cookies: { keys: [...keys.cookies], ...secureCookies(publicUrl) },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret(),
        redirect_uris: [`${publicUrl}${returnPath}`, `${publicUrl}${analystReturnPath}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    scopes: ['openid', 'email'],
    claims: { openid: ['sub', 'customer_id', 'role'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    // Which page a visitor came for; the portal sends it with the authorization request.
    extraParams: {
      policy: (_context, value) => {
        if (value !== undefined && !isPolicy(value)) throw new errors.InvalidRequest('unknown policy');
      },
    },
    interactions: { url: (_context, interaction) => `${identityRoot}/interaction/${interaction.uid}` },
    ttl: {
      Interaction: identitySeconds,
      Session: identitySeconds,
      Grant: 60 * minute,
      AccessToken: 5 * minute,
      IdToken: 5 * minute,
      AuthorizationCode: minute,
    },
    async findAccount(_context, id) {
      const account = await findAccount(db, id);
      if (!account) return undefined;
      // This provider sends no mail, so it takes an address as it is given; a real one has it confirmed.
      const claims = {
        sub: account.id,
        email: account.email,
        email_verified: false,
        customer_id: account.customerId,
        role: account.role,
      };
      return { accountId: account.id, claims: () => claims };
    },
    // The portal is the provider's own, so nobody is asked for consent.
    async loadExistingGrant({ oidc }) {
      const { client: portal, session, provider } = oidc;
      if (!portal || !session?.accountId) return undefined;
      const earlier = session.grantIdFor(portal.clientId);
      const found = earlier === undefined ? undefined : await provider.Grant.find(earlier);
      if (found) return found;
      const grant = new provider.Grant({ clientId: portal.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    renderError(context) {
      context.type = 'html';
      context.body = problemPage({ status: context.status, retryAfter: undefined });
    },
  };
}

/** The provider with the keys of now, and what answers its protocol. */
export interface CurrentProvider {
  readonly provider: Provider;
  readonly answer: ReturnType<Provider['callback']>;
}

export interface DemonstrationProvider {
  readonly current: () => Promise<CurrentProvider>;
  readonly client: IdentityClient;
}

/** The identity provider of the demonstration: it stands in for the one that a housing provider has, with real OpenID Connect. */
export async function createDemonstrationProvider(
  db: Database,
  publicUrl: string,
  now: Clock,
): Promise<DemonstrationProvider> {
  const secret = await sharedSecret(db, 'identity-client', newSecret);
  const client: IdentityClient = {
    issuer: `${publicUrl}${identityRoot}`,
    clientId: 'portal',
    clientSecret: () => secret,
  };
  const build = (keys: ProviderKeys): CurrentProvider => {
    const provider = new Provider(client.issuer, configurationOf({ db, now, publicUrl }, keys, client));
    // Its own address is the public one, whatever proxy stands before it: see `protocol` of provider-routes.ts.
    provider.proxy = true;
    return { provider, answer: provider.callback() };
  };
  let built: { readonly from: string; readonly current: CurrentProvider } | undefined;
  // The library takes its signing keys only when it is made. All that it remembers is in the database.
  const current = async (): Promise<CurrentProvider> => {
    const keys = {
      signing: await keysOf(db, 'identity-signing-key'),
      cookies: await keysOf(db, 'identity-cookies'),
    };
    const from = JSON.stringify(keys);
    if (built?.from !== from) built = { from, current: build(keys) };
    return built.current;
  };
  return { current, client };
}
