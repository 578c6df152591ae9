import type { FastifyInstance } from 'fastify';
import {
  listCommunications,
  markCommunicationRead,
  sendCustomerCommunication,
} from '../../contract/communications.ts';
import { notFound } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { post } from '../mail/outbox.ts';
import { requirePremises, requireSelf } from '../provider/ownership.ts';
import { emailOf } from './email-templates.ts';
import { findCommunications, storeRead } from './store.ts';

/** Messages to residents, and e-mail that is sent for them. */
export function communicationRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, listCommunications, async ({ customerId, params, query, db }) => {
    requireSelf(customerId, params.customerId);
    const { assetIdentifier } = query;
    const home =
      assetIdentifier === undefined ? undefined : await requirePremises(db, customerId, assetIdentifier);
    const found = await findCommunications(db, customerId, {
      ...query,
      ...(home && { assetIdentifier: home.id }),
    });
    return {
      body: {
        communications: found.communications,
        'total-count': found.total,
        'total-unread': found.unread,
        unreadCatagoryTypes: found.unreadCategories,
      },
    };
  });

  handle(app, markCommunicationRead, async ({ customerId, params, once }) => {
    requireSelf(customerId, params.customerId);
    return once(async (transaction) => {
      if (!(await storeRead(transaction, customerId, params.communicationId, platform.now()))) {
        throw notFound();
      }
      return {};
    });
  });

  handle(
    app,
    sendCustomerCommunication,
    async ({ customerId, params, body, once }) => {
      requireSelf(customerId, params.customerId);
      const { config, jobs } = platform;
      return once(async (transaction) => {
        const letter = await emailOf({ db: transaction, config, customerId, now: platform.now() }, body);
        await post(transaction, jobs, letter);
        return {};
      });
    },
    { limit: 'mail' },
  );
}
