import type { FastifyInstance } from 'fastify';
import {
  createComplaint,
  getComplaint,
  listComplaints,
  requestComplaintReview,
} from '../../contract/complaints.ts';
import { entityTag, requireCurrent } from '../http/entity-tags.ts';
import { handle } from '../http/routes.ts';
import { requireSelf } from '../provider/ownership.ts';
import { takeComplaint } from './create.ts';
import { findComplaints } from './list.ts';
import { lockComplaint, readComplaint, requireComplaint } from './read.ts';
import { startReview } from './review.ts';

/** Complaints: what was sent, how it stands, and the second stage. */
export function complaintRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, listComplaints, async ({ customerId, params, query, db }) => {
    requireSelf(customerId, params.customerId);
    return { body: await findComplaints(db, customerId, query, platform.now()) };
  });

  handle(
    app,
    createComplaint,
    async ({ customerId, params, body, once }) => {
      requireSelf(customerId, params.customerId);
      return once(async (transaction) => ({
        body: await takeComplaint(transaction, platform, customerId, body, platform.now()),
      }));
    },
    { limit: 'submit' },
  );

  handle(app, getComplaint, async ({ customerId, params, db }) => {
    requireSelf(customerId, params.customerId);
    const row = await requireComplaint(db, customerId, params.complaintId);
    return { body: await readComplaint(db, row, platform.now()), eTag: entityTag(row.version) };
  });

  handle(
    app,
    requestComplaintReview,
    async ({ customerId, params, body, eTag, once }) => {
      requireSelf(customerId, params.customerId);
      return once(async (transaction) => {
        const row = await lockComplaint(transaction, customerId, params.complaintId);
        requireCurrent(eTag, row.version);
        await startReview(transaction, platform, row, body.reason.trim(), platform.now());
        const changed = await requireComplaint(transaction, customerId, row.id);
        return {
          body: await readComplaint(transaction, changed, platform.now()),
          eTag: entityTag(changed.version),
        };
      });
    },
    { limit: 'submit' },
  );
}
