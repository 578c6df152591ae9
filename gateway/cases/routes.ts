import type { FastifyInstance } from 'fastify';
import { teamFor } from '../../contract/case-team.ts';
import { findCaseTypes } from '../../contract/case-types.ts';
import { createCase, determineCaseTeam, searchCases } from '../../contract/cases.ts';
import { sendEnquiry } from '../../contract/enquiry.ts';
import { handle } from '../http/routes.ts';
import { requireAccount } from '../money/accounts.ts';
import { requireSelf } from '../provider/ownership.ts';
import { readCatalogue } from './catalogue.ts';
import { takeCase } from './create.ts';
import { takeEnquiry } from './enquiry.ts';
import { findCases } from './search.ts';
import { searchTypes } from './search-types.ts';

/** Service requests, and enquiries about money. */
export function caseRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(
    app,
    findCaseTypes,
    async ({ query, db }) => ({ body: { caseTypes: await searchTypes(db, query.searchText) } }),
    { limit: 'search' },
  );

  handle(app, determineCaseTeam, async ({ body }) => {
    const { teams } = await readCatalogue(platform.reads);
    return { body: teamFor(teams, body) ?? { owningTeam: null, owningTeamCategory: null } };
  });

  handle(
    app,
    createCase,
    async ({ customerId, body, once }) =>
      once(async (transaction) => {
        const { id, reference } = await takeCase(transaction, customerId, body, platform.now());
        return { body: { caseIdentifier: id, caseReferenceNumber: reference } };
      }),
    { limit: 'submit' },
  );

  handle(
    app,
    searchCases,
    async ({ customerId, query, db }) => {
      if (query.customerId !== undefined) requireSelf(customerId, query.customerId);
      return { body: await findCases(db, customerId, query) };
    },
    { limit: 'search' },
  );

  handle(
    app,
    sendEnquiry,
    async ({ customerId, params, body, once }) => {
      requireSelf(customerId, params.customerId);
      return once(async (transaction) => {
        const account = await requireAccount(transaction, customerId, params.accountId);
        await takeEnquiry(transaction, { customerId, accountId: account.id }, body, platform.now());
        return {};
      });
    },
    { limit: 'submit' },
  );
}
