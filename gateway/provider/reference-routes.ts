import type { FastifyInstance } from 'fastify';
import { getConfiguration, getConfigurations } from '../../contract/configuration.ts';
import type { RepairReason } from '../../contract/reference.ts';
import { findRepairReasons } from '../../contract/reference.ts';
import { getAnyReferenceData } from '../../contract/reference-data.ts';
import { catalogueValues } from '../cases/reference.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { rankEntries } from '../search/rank.ts';
import { tellSettings } from './configuration.ts';
import type { ReasonRow } from './eligibility.ts';

const reasonToWire = (reason: ReasonRow): RepairReason => ({
  id: reason.id,
  description: reason.description,
  priority: reason.priority,
  element: reason.element,
  trade: reason.trade,
  repairResponsibility: reason.repair_responsibility,
  additionalRepairInfo: reason.additional_repair_info,
  sors: [{ sorCode: reason.sor_code }],
  additionalData: reason.additional_data,
});

/** What residents may be looking for, by their words, best first; all of it without words. */
async function searchReasons(
  db: Database,
  search: { text: string; premisesType: 'Property' | 'Communal'; forCreation: boolean; catalyst: boolean },
): Promise<ReasonRow[]> {
  const rows = await db
    .selectFrom('repair_reason')
    .selectAll()
    .where('premises_type', '=', search.premisesType)
    .where((where) =>
      where.and([
        ...(search.forCreation ? [where('is_used_for_creation', '=', true)] : []),
        ...(search.catalyst ? [where('is_for_catalyst', '=', true)] : []),
      ]),
    )
    .execute();
  const entries = rows.map(({ id, description, element, keywords }) => ({
    key: id,
    name: description,
    phrases: [element, ...keywords.split(',').map((phrase) => phrase.trim())],
  }));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const found = await rankEntries(db, entries, search.text);
  return found.flatMap((id) => rowOf.get(id) ?? []);
}

/** Lists, reasons and settings of the provider. The same for every resident. */
export function referenceRoutes(app: FastifyInstance): void {
  handle(app, getAnyReferenceData, async ({ query, db }) => {
    const rows =
      query.namespaces.length === 0
        ? []
        : await db
            .selectFrom('reference_value')
            .selectAll()
            .where('namespace', 'in', query.namespaces)
            .orderBy('position')
            .execute();
    const namespaces = query.namespaces.map(async (name) => ({
      namespace: {
        name,
        keyValues:
          (await catalogueValues(db, name)) ??
          rows
            .filter((row) => row.namespace === name)
            .map(({ key, value, more }) => ({ key, value, ...more })),
      },
    }));
    return { body: { namespaces: await Promise.all(namespaces) } };
  });

  handle(
    app,
    findRepairReasons,
    async ({ query, db }) => {
      const reasons = await searchReasons(db, {
        text: query.searchText,
        premisesType: query.assetType,
        forCreation: query.isUsedForCreation === true,
        catalyst: query.isCatalyst === true,
      });
      return { body: { repairReasons: reasons.map(reasonToWire) } };
    },
    { limit: 'search' },
  );

  handle(app, getConfiguration, async ({ params, db }) => {
    const [setting] = await tellSettings(db, [params.name], app.platform);
    if (setting === undefined) throw notFound();
    return { body: setting };
  });

  handle(app, getConfigurations, async ({ query, db }) => ({
    body: { settings: await tellSettings(db, query.names, app.platform) },
  }));
}
