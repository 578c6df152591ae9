import type { FastifyInstance } from 'fastify';
import { createCase, determineCaseTeam, searchCases } from '../../contract/cases.ts';
import { v1 } from '../../contract/paths.ts';
import { notFound } from '../http/problem.ts';
import { handle } from '../http/routes.ts';

/** Service requests. */
export function caseRoutes(app: FastifyInstance): void {
  handle(app, determineCaseTeam, async () => ({ body: { owningTeam: null, owningTeamCategory: null } }));
  handle(app, createCase, async () => {
    throw notFound();
  });
  handle(app, searchCases, async ({ query }) => ({
    body: {
      cases: [],
      'total-count': 0,
      skip: query.skip ?? 0,
      limit: query.limit ?? 10,
      _links: { self: { href: `${v1}/cases` } },
    },
  }));
}
