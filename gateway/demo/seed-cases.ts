import caseTypes from '../../content/case-types.json' with { type: 'json' };
import { caseLines } from '../../contract/case-answers.ts';
import { checkCaseTypes } from '../../contract/case-catalogue-check.ts';
import { teamFor } from '../../contract/case-team.ts';
import { landLordOf } from '../../contract/cases.ts';
import { assetTypeOfTenancyGroup } from '../../contract/priority.ts';
import type { Database } from '../database/schema.ts';
import { type DemonstrationCase, demonstrationCases } from './cases.ts';
import { demoId } from './ids.ts';
import { tenancies, tenancyPremises } from './people.ts';
import { assetIdOf, places } from './places.ts';
import { residents } from './residents.ts';
import { settings } from './settings.ts';

/** What `find` finds; a demonstration that names what is not there fails. */
function mustFind<T>(items: readonly T[] | undefined, find: (item: T) => boolean, what: string): T {
  const item = items?.find(find);
  if (item === undefined) throw new Error(`the demonstration has no ${what}`);
  return item;
}

const { catalogue } = checkCaseTypes(caseTypes);

function caseRow({ who, premises, typeId, answers, status, daysAgo }: DemonstrationCase, now: Date) {
  const { customerId } = mustFind(residents, ({ key }) => key === who, who);
  const asset = mustFind(places, ({ id }) => id === assetIdOf(premises), premises);
  const tenancy = mustFind(
    tenancies,
    ({ id, customer_id }) =>
      customer_id === customerId &&
      tenancyPremises.some(({ tenancy_id, asset_id }) => tenancy_id === id && asset_id === asset.id),
    `tenancy of ${who} at ${premises}`,
  );
  const type = mustFind(catalogue?.types, ({ id }) => id === typeId, `type ${typeId}`);
  const team = teamFor(catalogue?.teams ?? [], {
    caseSubType: type.subType,
    landLord: landLordOf(asset.landlord, settings.LandlordValues),
    tenancyType: tenancy.tenancy_type,
  });
  if (!team) throw new Error(`nobody takes ${type.description} at ${premises}`);
  return {
    id: demoId(`case ${who} ${premises} ${typeId} ${daysAgo}`),
    customer_id: customerId,
    tenancy_id: tenancy.id,
    asset_id: asset.id,
    asset_type: assetTypeOfTenancyGroup(tenancy.tenancy_group),
    case_type_id: type.id,
    case_type: type.description,
    assignee: team.owningTeam,
    assignee_type: team.owningTeamCategory,
    status,
    description: caseLines(type, answers),
    answers: JSON.stringify(answers),
    catalogue_version: null,
    contact_phone: '07700900199',
    contact_name: null,
    contact_relation: null,
    created_at: new Date(now.getTime() - daysAgo * 86_400_000),
  };
}

/** Adds the service requests of the demonstration; the older one has the lower number. */
export async function seedCases(db: Database, now: Date): Promise<void> {
  const rows = demonstrationCases.map((one) => caseRow(one, now));
  rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await db.insertInto('service_request').values(rows).execute();
}
