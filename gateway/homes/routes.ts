import type { FastifyInstance } from 'fastify';
import { getBuildingDocument, listBuildingDocuments } from '../../contract/building-safety.ts';
import { getCompliance } from '../../contract/compliance.ts';
import { notFound } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { requireAsset } from '../provider/ownership.ts';
import { listPapers, readPaper } from './building-documents.ts';
import { readCompliance } from './compliance.ts';

const defaultLimit = 10;

/** How safe a home and its building are: checks that are due, and the papers about it. */
export function safetyRoutes(app: FastifyInstance): void {
  handle(app, getCompliance, async ({ customerId, params, query, db }) => {
    const { id } = await requireAsset(db, customerId, params.assetId);
    const { complianceType, skip = 0, limit = defaultLimit } = query;
    return { body: await readCompliance(db, id, { complianceType, skip, limit }) };
  });

  handle(app, listBuildingDocuments, async ({ customerId, params, db }) => {
    const { id } = await requireAsset(db, customerId, params.assetId);
    return { body: { documents: await listPapers(db, id) } };
  });

  handle(app, getBuildingDocument, async ({ customerId, params, db }) => {
    const { id } = await requireAsset(db, customerId, params.assetId);
    const file = await readPaper(db, id, params.buildingDocumentId);
    if (file === undefined) throw notFound();
    return { file };
  });
}
