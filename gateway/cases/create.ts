import type * as v from 'valibot';
import { writtenMessages as words } from '../../content/written-messages.ts';
import { answerErrors, caseLines } from '../../contract/case-answers.ts';
import { isTypeOffered } from '../../contract/case-questions.ts';
import { teamFor } from '../../contract/case-team.ts';
import type { CaseType } from '../../contract/case-types.ts';
import { caseRelations, type createCase, landLordOf } from '../../contract/cases.ts';
import type { ToggleName } from '../../contract/configuration.ts';
import { assetTypeIds, assetTypeOfTenancyGroup } from '../../contract/priority.ts';
import { writeMessage } from '../communications/message-templates.ts';
import type { Transaction } from '../database/schema.ts';
import { fillMessage } from '../fill.ts';
import { conflict, invalid, notFound } from '../http/problem.ts';
import { readSetting } from '../provider/configuration.ts';
import { type AssetRow, readAssetChain, requireSelf } from '../provider/ownership.ts';
import { type CatalogueInForce, readCatalogue } from './catalogue.ts';
import { requireContact } from './contact.ts';

type NewCase = v.InferOutput<(typeof createCase)['body']>;

interface Place {
  readonly tenancyId: string;
  readonly tenancyType: string;
  readonly tenancyGroup: string;
  readonly asset: AssetRow;
  /** The home of the tenancy that it is, or belongs to. */
  readonly homeId: string;
}

/** Where a request is: an active tenancy of the customer, and a home of it or what the home belongs to. Throws 404 for any other. */
async function requirePlace(
  transaction: Transaction,
  customerId: string,
  { identifiers }: NewCase,
): Promise<Place> {
  requireSelf(customerId, identifiers.customerIdentifier);
  const homes = await transaction
    .selectFrom('tenancy')
    .innerJoin('tenancy_premises', 'tenancy_premises.tenancy_id', 'tenancy.id')
    .where('tenancy.id', '=', identifiers.tenancyIdentifier)
    .where('tenancy.customer_id', '=', customerId)
    .where('tenancy.is_active', '=', true)
    .select(['tenancy.id', 'tenancy.tenancy_type', 'tenancy.tenancy_group', 'tenancy_premises.asset_id'])
    .execute();
  const wanted = identifiers.assetIdentifier.toLowerCase();
  for (const home of homes) {
    const chain = await readAssetChain(transaction, home.asset_id);
    const asset = chain.find(({ id }) => id === wanted);
    if (asset) {
      const { id, tenancy_type, tenancy_group, asset_id } = home;
      return {
        tenancyId: id,
        tenancyType: tenancy_type,
        tenancyGroup: tenancy_group,
        asset,
        homeId: asset_id,
      };
    }
  }
  throw notFound();
}

/** The type of the request. Throws 400 for one that is not offered to the resident. */
function requireType(catalogue: CatalogueInForce, body: NewCase, tenancyGroup: string): CaseType {
  const type = catalogue.types.find(({ id }) => id === body.caseTypeId);
  if (!type || !isTypeOffered(type, tenancyGroup)) {
    throw invalid({ caseTypeId: ['is no type of request that is offered for this tenancy'] });
  }
  if (type.description !== body.caseTypeDescription) {
    throw invalid({ caseTypeDescription: [`must be ${type.description}`] });
  }
  return type;
}

/** Throws 400 unless the kind of place is that of the asset, or the one that stands for the tenancy. */
function requireAssetType({ asset: { type } }: NewCase, { asset, tenancyGroup }: Place): void {
  const right = [asset.asset_type, assetTypeOfTenancyGroup(tenancyGroup)];
  if (!right.includes(type.assetTypeName)) {
    throw invalid({ 'asset.type.assetTypeName': [`must be ${right.join(' or ')}`] });
  }
  if (assetTypeIds[type.assetTypeName] !== type.assetTypeId) {
    throw invalid({ 'asset.type.assetTypeId': ['must be the number of the asset type'] });
  }
}

/** Throws 409 unless the request names the team that takes it now. */
async function requireTeam(
  transaction: Transaction,
  catalogue: CatalogueInForce,
  type: CaseType,
  body: NewCase,
  place: Place,
): Promise<void> {
  const landlords = await readSetting(transaction, 'LandlordValues' satisfies ToggleName);
  const team = teamFor(catalogue.teams, {
    caseSubType: type.subType,
    landLord: landLordOf(place.asset.landlord, landlords ?? ''),
    tenancyType: place.tenancyType,
  });
  if (team?.owningTeam !== body.assignee || team.owningTeamCategory !== body.assigneeType) {
    throw conflict('This request goes to another team by now', 'Determine the team again');
  }
}

/** Throws 400 unless whose number it is comes with the number that stands for it. */
function requireRelation({ contactDetails: { relation, relationId } }: NewCase): void {
  if ((relation === null ? null : caseRelations[relation]) !== relationId) {
    throw invalid({ 'contactDetails.relationId': ['must be the number of the relation'] });
  }
}

/** Takes a request of the customer. Everything is checked anew: by the types that are in force now. */
export async function takeCase(
  transaction: Transaction,
  customerId: string,
  body: NewCase,
  now: Date,
): Promise<{ readonly id: string; readonly reference: string }> {
  const place = await requirePlace(transaction, customerId, body);
  const catalogue = await readCatalogue(transaction);
  const type = requireType(catalogue, body, place.tenancyGroup);
  requireAssetType(body, place);
  requireRelation(body);
  const errors = answerErrors(type, body.additionalInfo, {
    TenancyType: place.tenancyType,
    TenancyGroup: place.tenancyGroup,
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { phoneNumber, name, relation } = body.contactDetails;
  await requireContact(
    transaction,
    customerId,
    { phone: phoneNumber, name },
    { phone: 'contactDetails.phoneNumber', name: 'contactDetails.name' },
  );
  await requireTeam(transaction, catalogue, type, body, place);
  const taken = await transaction
    .insertInto('service_request')
    .values({
      customer_id: customerId,
      tenancy_id: place.tenancyId,
      asset_id: place.asset.id,
      asset_type: body.asset.type.assetTypeName,
      case_type_id: type.id,
      case_type: type.description,
      assignee: body.assignee,
      assignee_type: body.assigneeType,
      description: caseLines(type, body.additionalInfo),
      answers: JSON.stringify(body.additionalInfo),
      catalogue_version: catalogue.version,
      contact_phone: phoneNumber,
      contact_name: name,
      contact_relation: relation,
      created_at: now,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await writeMessage(
    transaction,
    {
      customerId,
      assetId: place.homeId,
      category: 'General',
      text: fillMessage(words.requested, { request: type.description, reference: taken.reference }),
    },
    now,
  );
  return taken;
}
