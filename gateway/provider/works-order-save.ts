import { sql } from 'kysely';
import type { NewWorksOrder, WorksOrderChange } from '../../contract/works-order-change.ts';
import type { Transaction } from '../database/schema.ts';
import { conflict, invalid } from '../http/problem.ts';
import type { AssetRow, WorksOrderRow } from './ownership.ts';
import { requireReporter } from './reporter.ts';
import type { Place, WorksOrderColumns } from './works-order-change.ts';
import {
  answerColumns,
  isEmergencyRepair,
  priorityCodeOf,
  readPlace,
  readReason,
} from './works-order-change.ts';

async function isCatalystCustomer(transaction: Transaction, customerId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('customer')
    .select('is_catalyst')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.is_catalyst;
}

/** Columns that follow from the place, the reason and the answer about access. */
async function derivedColumns(
  transaction: Transaction,
  asset: AssetRow | null,
  reasonId: string | null,
  accessGiven: boolean,
): Promise<WorksOrderColumns> {
  const reason = reasonId === null ? undefined : await readReason(transaction, reasonId);
  const isEmergency = isEmergencyRepair(asset, reason, accessGiven);
  return {
    is_emergency: isEmergency,
    is_in_defect: asset?.is_in_defects === true,
    priority: priorityCodeOf(isEmergency, reason),
  };
}

/** Starts a repair as a draft. Throws 404 for a home or asset that is not the customer's. */
export async function createDraft(
  transaction: Transaction,
  customerId: string,
  body: NewWorksOrder,
  now: Date,
): Promise<WorksOrderRow> {
  const { premises, asset } = await readPlace(transaction, customerId, body.identifiers.asset);
  await requireReporter(transaction, customerId, body.reporter);
  const answers = await answerColumns(transaction, body, asset);
  const derived = await derivedColumns(
    transaction,
    asset,
    answers.reason_id ?? null,
    body.statuses?.isEmergency === true,
  );
  return transaction
    .insertInto('works_order')
    .values({
      ...answers,
      ...derived,
      customer_id: customerId,
      premises_id: premises.id,
      asset_id: asset?.id ?? null,
      status: 'In Diagnosis',
      is_draft: true,
      is_submitted: false,
      is_catalyst: await isCatalystCustomer(transaction, customerId),
      raised_at: now,
      saved_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Holds the files that a change names against those of the repair. A file of another draft of the resident comes over:
 * when a repair is described anew, its new draft keeps the photos of the old one.
 */
async function takeDocuments(
  transaction: Transaction,
  order: WorksOrderRow,
  documents: readonly string[] | undefined,
): Promise<void> {
  if (documents === undefined || documents.length === 0) return;
  const wanted = documents.map((id) => id.toLowerCase());
  const own = await documentsOf(transaction, order);
  const missing = wanted.filter((id) => !own.some((document) => document.id === id));
  const free = [1, 2, 3, 4, 5].filter((place) => !own.some(({ position }) => position === place));
  for (const id of missing) {
    const position = free.shift();
    if (position === undefined) break;
    await transaction
      .updateTable('document')
      .set({ works_order_id: order.id, position })
      .where('id', '=', id)
      .where('works_order_id', 'in', (drafts) =>
        drafts
          .selectFrom('works_order')
          .select('works_order.id')
          .where('customer_id', '=', order.customer_id)
          .where('is_draft', '=', true),
      )
      .execute();
  }
  const now = await documentsOf(transaction, order);
  if (wanted.some((id) => !now.some((document) => document.id === id))) {
    throw invalid({ 'identifiers.documents': ['names a file that is not attached to this repair'] });
  }
}

const documentsOf = (transaction: Transaction, order: WorksOrderRow) =>
  transaction
    .selectFrom('document')
    .select(['id', 'position'])
    .where('works_order_id', '=', order.id)
    .execute();

/** Where a draft is after a change. The asset stays unless another is named, or another home that it is no part of. */
function placeAfter(order: WorksOrderRow, named: Place | undefined): Place {
  const { asset_id: assetIdentifier, premises_id: premisesIdentifier } = order;
  if (named === undefined) return { assetIdentifier, premisesIdentifier };
  const staysHere = named.premisesIdentifier === premisesIdentifier;
  return named.assetIdentifier === undefined && staysHere ? { ...named, assetIdentifier } : named;
}

/** Saves a draft. Throws 409 for a repair that was sent already. */
export async function saveDraft(
  transaction: Transaction,
  order: WorksOrderRow,
  change: WorksOrderChange,
  now: Date,
): Promise<WorksOrderRow> {
  if (!order.is_draft) throw conflict('This repair was sent already and cannot be changed');
  await takeDocuments(transaction, order, change.identifiers?.documents);
  const { premises, asset } = await readPlace(
    transaction,
    order.customer_id,
    placeAfter(order, change.identifiers?.asset),
  );
  // Another place has other locations and reasons: what was chosen for the old one goes unless it is chosen anew.
  const forgotten: WorksOrderColumns =
    (asset?.id ?? null) === order.asset_id
      ? {}
      : {
          location_id: '',
          location: '',
          reason_id: null,
          repair_reason: '',
          trade: 'Unknown',
          sor_code: 'NA',
        };
  await requireReporter(transaction, order.customer_id, change.reporter);
  const answers = { ...forgotten, ...(await answerColumns(transaction, change, asset)) };
  const derived = await derivedColumns(
    transaction,
    asset,
    answers.reason_id === undefined ? order.reason_id : answers.reason_id,
    change.statuses?.isEmergency ?? order.is_emergency,
  );
  return updateOrder(transaction, order.id, {
    ...answers,
    ...derived,
    premises_id: premises.id,
    asset_id: asset?.id ?? null,
    saved_at: now,
  });
}

/** Changes a repair and moves its version on, so that every tag read before is stale. */
export const updateOrder = (
  transaction: Transaction,
  id: string,
  columns: WorksOrderColumns,
): Promise<WorksOrderRow> =>
  transaction
    .updateTable('works_order')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
