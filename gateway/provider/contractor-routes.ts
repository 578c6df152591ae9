import type { FastifyInstance } from 'fastify';
import { findContractors, listContractors } from '../../contract/contractors.ts';
import { handle } from '../http/routes.ts';
import { contractorsToWire, findContractorsFor, listAllContractors } from './contractor-choice.ts';
import { requireOrder } from './ownership.ts';

/** Who does the work. */
export function contractorRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, listContractors, async ({ db }) => ({ body: { contractors: await listAllContractors(db) } }));

  handle(app, findContractors, async ({ customerId, params, db }) => {
    const order = await requireOrder(db, customerId, params.worksOrderId, platform.now());
    const asset = await db
      .selectFrom('asset')
      .selectAll()
      .where('id', '=', order.asset_id)
      .executeTakeFirst();
    // A draft of which it is not yet known what is to be repaired: nobody can be named for it.
    if (!asset) return { body: { contractors: [] } };
    // The query repeats what the portal believes; the provider's own records decide.
    const found = await findContractorsFor(db, {
      trade: order.trade,
      borough: asset.borough,
      isInDefects: asset.is_in_defects,
      managingAgentId: asset.managing_agent_id,
    });
    return { body: { contractors: contractorsToWire(found) } };
  });
}
