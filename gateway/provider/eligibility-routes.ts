import type { FastifyInstance } from 'fastify';
import type { EligibilityOutcome } from '../../contract/eligibility.ts';
import {
  checkEnhancedEligibility,
  checkRepairEligibility,
  determinePriority,
  determineSor,
} from '../../contract/eligibility.ts';
import { zeroId } from '../../contract/order-values.ts';
import type { Database } from '../database/schema.ts';
import { invalid, notFound } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { instantOf } from './clock.ts';
import { findContractorsFor } from './contractor-choice.ts';
import { decideEligibility, decideUnnamed } from './eligibility.ts';
import { decideHeating, readHeating, sharedCode } from './heating.ts';
import { readAssetChain, requireAsset, requireOrder } from './ownership.ts';
import { readTenancyAt } from './tenancies.ts';
import { isWorkingHours, readBankHolidays } from './working-hours.ts';
import { priorityCodeOf, readReason } from './works-order-change.ts';

/** The code that stands for a repair about which the provider wants to talk first. */
const talkFirst = 'E35';

async function assetIdByUprn(db: Database, uprn: string): Promise<string> {
  const row = await db.selectFrom('asset').select('id').where('uprn', '=', uprn).executeTakeFirst();
  if (!row) throw notFound();
  return row.id;
}

/** What can be reported online, and how urgent it is. */
export function eligibilityRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, checkRepairEligibility, async ({ customerId, body, db }) => {
    const asset = await requireAsset(db, customerId, await assetIdByUprn(db, body.uprn));
    const { repairReasonIdentifier } = body;
    const reason = repairReasonIdentifier === undefined ? null : await readReason(db, repairReasonIdentifier);
    if (reason === undefined) throw invalid({ repairReasonIdentifier: ['is no reason of the provider'] });
    const tenancy = await readTenancyAt(db, customerId, asset.id);
    const customer = await db
      .selectFrom('customer')
      .select('is_catalyst')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    const [first] = await findContractorsFor(db, {
      trade: reason?.trade ?? '',
      borough: asset.borough,
      isInDefects: asset.is_in_defects,
      managingAgentId: asset.managing_agent_id,
    });
    const place = {
      asset,
      isCatalyst: customer.is_catalyst,
      isManagedByAgent: first?.contractor.is_ema === true,
    };
    if (reason === null) return { body: { eligibilityOutcomes: [decideUnnamed(body, place)] } };
    const chain = await readAssetChain(db, asset.id);
    const outcome = decideEligibility({
      ...place,
      reason,
      chain,
      tenancyGroup: tenancy.tenancyGroup,
      tenancyType: tenancy.tenancyType,
      heating: readHeating(chain, reason),
    });
    const contractor =
      outcome.errorCode !== 'E25' || first === undefined
        ? null
        : { name: first.contractor.name, phoneNumber: first.contractor.phone };
    const eligibilityOutcomes: EligibilityOutcome[] = [{ ...outcome, contractor }];
    return { body: { eligibilityOutcomes } };
  });

  handle(app, determineSor, async ({ customerId, params, body, db }) => {
    if (params.worksOrderId !== zeroId) {
      await requireOrder(db, customerId, params.worksOrderId, platform.now());
    }
    // The context is a code, or a reason by its name.
    const reason = await db
      .selectFrom('repair_reason')
      .select('sor_code')
      .where('description', '=', body.context)
      .executeTakeFirst();
    const attributes = {
      property: body.propertyAttributes,
      dividedBlock: body.dividedBlockAttributes,
      block: body.blockAttributes,
      estate: body.estateAttributes,
    };
    return { body: decideHeating(attributes, (reason?.sor_code ?? body.context) === sharedCode) };
  });

  handle(app, checkEnhancedEligibility, async ({ body, db }) => {
    const reason = await db
      .selectFrom('repair_reason')
      .select('refusal_code')
      .where('sor_code', '=', body.sor)
      .executeTakeFirst();
    const mustTalk =
      !body.isEmergency &&
      (reason?.refusal_code === talkFirst ||
        body.isVulnerable === true ||
        body.isPotentialDuplicate === true);
    return { body: { isEligible: !mustTalk, errorCode: mustTalk ? talkFirst : null } };
  });

  handle(app, determinePriority, async ({ body, db }) => {
    const reason = await db
      .selectFrom('repair_reason')
      .select('priority')
      .where('description', '=', body.description)
      .executeTakeFirst();
    return {
      body: {
        repairPriority: priorityCodeOf(body.isEmergency, reason),
        isWorkingHours: isWorkingHours(instantOf(body.raisedDate), await readBankHolidays(db)),
      },
    };
  });
}
