import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { analystRoutes } from '../identity/analyst-routes.ts';
import type { FindCustomer } from '../identity/forms.ts';
import type { Keys } from '../identity/keys.ts';
import type { DemonstrationProvider } from '../identity/provider.ts';
import { addDemonstrationProvider } from '../identity/provider-routes.ts';
import { forgetSignInsOf } from '../identity/provider-store.ts';
import type { RelyingParty } from '../identity/relying-party.ts';
import { identityRoutes } from '../identity/routes.ts';
import type { Platform } from '../platform.ts';
import { addTracing } from '../tracing/requests.ts';
import { addCorrelation, addRequestLog, addRequestMetrics } from './correlation.ts';
import { refuseCrossSite, requireOneHost } from './cross-site.ts';
import { addErrors, addNotFound, earlyErrors } from './errors.ts';
import { addHealth } from './health.ts';
import { noteKnownPaths } from './known-paths.ts';
import { addLargeBodies, ordinaryBodyLimit } from './large-bodies.ts';
import { loggerOf } from './log.ts';
import { addOpenApi, serveOpenApi } from './openapi.ts';
import { addPortal } from './portal.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { addSessions } from './session.ts';

export interface AppParts {
  readonly platform: Platform;
  readonly relyingParty: RelyingParty;
  readonly analystRelyingParty: RelyingParty;
  /** Sign what a browser keeps while its resident is at the identity provider. */
  readonly signInKeys: () => Promise<Keys>;
  /** Absent when a real identity provider is configured. */
  readonly demonstrationProvider: DemonstrationProvider | undefined;
  readonly findCustomer: FindCustomer;
  /** Registers the routes of the provider's own calls. */
  readonly providerRoutes: (app: FastifyInstance, platform: Platform) => void;
  /** Whether the gateway is about to stop. */
  readonly isStopping: () => boolean;
}

/**
 * How long a request may take to arrive, in milliseconds: its head, and all of it. An upload has the time that the portal
 * gives it, and a little for the way.
 */
const server = {
  requestTimeout: 65_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2000,
    // Refused with the headers of every answer: see `requireOneHost`.
    requireHostHeader: false,
  },
} as const;

/** The whole HTTP side of the gateway, ready to listen. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { platform, demonstrationProvider } = parts;
  const headers = securityHeaders(platform.config);
  const app = Fastify({
    logger: loggerOf(platform.config.logLevel),
    trustProxy: platform.config.trustedProxies === undefined ? false : [...platform.config.trustedProxies],
    ...earlyErrors(headers),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    bodyLimit: ordinaryBodyLimit,
    ...server,
  });
  app.decorate('platform', platform);
  const methodsOf = noteKnownPaths(app);

  addSecurityHeaders(app, headers);
  addCorrelation(app);
  addTracing(app);
  addRequestLog(app);
  addRequestMetrics(app);
  addErrors(app);
  requireOneHost(app);
  refuseCrossSite(app);
  addSessions(app);
  addLargeBodies(app);
  app.decorateRequest('admission', null);
  await addOpenApi(app);

  addHealth(app, parts.isStopping);
  identityRoutes(app, {
    relyingParty: parts.relyingParty,
    keys: parts.signInKeys,
    customerClaim: platform.config.customerClaim,
    forgetSignIns: demonstrationProvider && forgetSignInsOf,
  });
  analystRoutes(app, {
    relyingParty: parts.analystRelyingParty,
    keys: parts.signInKeys,
    roleClaim: platform.config.roleClaim,
  });
  parts.providerRoutes(app, platform);
  if (demonstrationProvider) {
    await addDemonstrationProvider(app, demonstrationProvider.current, parts.findCustomer);
  }
  serveOpenApi(app);
  const { portalDir, clockAheadMs, atlas } = platform.config;
  addNotFound(app, { sendPortal: await addPortal(app, portalDir, { clockAheadMs, atlas }), methodsOf });
  return app;
}
