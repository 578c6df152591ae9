import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { count, countLess } from '../http/limits.ts';
import { identityRoot } from '../http/paths.ts';
import { findAccount, normalEmail } from './accounts.ts';
import type { FindCustomer } from './forms.ts';
import { readForm, submitForm } from './forms.ts';
import { preparePages, sendPage } from './page-scope.ts';
import { policyPage, waitFault } from './pages.ts';
import { passwordResetRoutes } from './password-reset-routes.ts';
import type { Policy } from './policy.ts';
import { isPolicy } from './policy.ts';
import type { DemonstrationProvider } from './provider.ts';

const interactionPath = `${identityRoot}/interaction/:uid`;
/** How many times a sign-in counts that fails; one that succeeds counts once. */
const failure = 5;

interface Interaction {
  readonly policy: Policy;
  readonly action: string;
  /** The address of whoever came to change something of their own account, while this provider knows who it is. */
  readonly knownAs: string | undefined;
}

type Current = DemonstrationProvider['current'];

/** Pages for somebody who is signed in. */
const isForOneself = (policy: Policy): boolean => policy === 'B2C_1_password' || policy === 'B2C_1_username';

/** The pages on which a resident signs in, registers, or changes password or address. */
function interactions(app: FastifyInstance, providerOf: Current, findCustomer: FindCustomer): void {
  const current = async (request: FastifyRequest, reply: FastifyReply): Promise<Interaction> => {
    const { provider } = await providerOf();
    const { uid, params, session } = await provider.interactionDetails(request.raw, reply.raw);
    const policy = isPolicy(params.policy) ? params.policy : 'B2C_1_signin';
    const known =
      isForOneself(policy) && session !== undefined
        ? await findAccount(app.platform.db, session.accountId)
        : undefined;
    return { policy, action: `${identityRoot}/interaction/${uid}`, knownAs: known?.email };
  };

  app.get(interactionPath, async (request, reply) => {
    const { policy, action, knownAs } = await current(request, reply);
    return sendPage(reply, 200, policyPage(policy, action, { values: {}, faults: {}, knownAs }));
  });

  app.post(interactionPath, async (request, reply) => {
    const { policy, action, knownAs } = await current(request, reply);
    const values = readForm(policy, request.body, knownAs);
    const attempt = {
      limit: 'signIn',
      account: normalEmail(values.email ?? ''),
      address: request.ip,
    } as const;
    // Counted as failed before it is known, so that many at once count too.
    const wait = await count(app.platform, { ...attempt, units: failure });
    if (wait > 0) {
      reply.header('retry-after', String(wait));
      const faults = waitFault(policy, wait, knownAs);
      return sendPage(reply, 429, policyPage(policy, action, { values, faults, knownAs }));
    }
    const outcome = await submitForm(app.platform.db, policy, values, { findCustomer, knownAs });
    if ('faults' in outcome) {
      app.platform.metrics.signIns.inc({ outcome: 'failed' });
      return sendPage(reply, 400, policyPage(policy, action, { values, faults: outcome.faults, knownAs }));
    }
    await countLess(app.platform, { ...attempt, units: failure - 1 });
    const login = { accountId: outcome.accountId, remember: false };
    const { provider } = await providerOf();
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
  });

  app.post(`${interactionPath}/cancel`, async (request, reply) => {
    const cancelled = { error: 'access_denied', error_description: 'The resident cancelled' };
    const { provider } = await providerOf();
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, cancelled), 303);
  });
}

/** Hands everything else below /identity to the provider itself, bodies unread. */
function protocol(app: FastifyInstance, providerOf: Current): void {
  const { host, protocol: scheme } = new URL(app.platform.config.publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${identityRoot}/*`, async (request, reply) => {
    const { answer } = await providerOf();
    reply.hijack();
    const { raw } = request;
    // Its links must lead to the public address, whoever asks and by whatever way.
    raw.headers['x-forwarded-host'] = host;
    raw.headers['x-forwarded-proto'] = scheme.slice(0, -1);
    Object.assign(raw, { originalUrl: raw.url });
    raw.url = raw.url?.slice(identityRoot.length) || '/';
    await answer(raw, reply.raw);
  });
}

/** Serves the demonstration identity provider below /identity. */
export async function addDemonstrationProvider(
  app: FastifyInstance,
  providerOf: Current,
  findCustomer: FindCustomer,
): Promise<void> {
  await app.register(async (pages) => {
    preparePages(pages);
    interactions(pages, providerOf, findCustomer);
    passwordResetRoutes(pages);
  });
  await app.register(async (rest) => protocol(rest, providerOf));
}
