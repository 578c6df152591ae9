import * as v from 'valibot';
import { AssetType } from './assets.ts';
import { defineCall } from './call.ts';
import { Id, KeyValue, queryList, text } from './fields.ts';
import { v1 } from './paths.ts';
import type { AssetTypeName } from './priority.ts';
import { QueryFlag } from './query-fields.ts';

/** Namespace of the repair locations of each kind of asset. */
export const locationNamespaceOf = (assetType: AssetTypeName): string => {
  if (assetType === 'Property') return 'repair-locations-property';
  if (assetType === 'Block') return 'repair-locations-block';
  if (assetType === 'Divided Block') return 'repair-locations-divided-block';
  return 'repair-locations-estate';
};

/** Most characters of the name of a list: a question for one fits its answer. */
export const longestNamespace = 60;

export const getReferenceData = defineCall({
  id: 'getReferenceData',
  method: 'GET',
  path: `${v1}/reference-data`,
  query: v.object({ namespaces: queryList(10, longestNamespace) }),
  answer: v.object({
    namespaces: v.array(
      v.object({ namespace: v.object({ name: text(longestNamespace), keyValues: v.array(KeyValue) }) }),
    ),
  }),
});

const reasonPriorities = ['Emergency', 'Emergency (OOH)', 'Next Available', 'Damp and Mould'] as const;

export const RepairReason = v.object({
  id: Id,
  description: text(100),
  priority: v.picklist(reasonPriorities),
  element: text(60),
  trade: text(40),
  repairResponsibility: text(40),
  additionalRepairInfo: text(200),
  sors: v.array(v.object({ sorCode: text(20) })),
  /** Follow-up questions; the first one that fits the asset and the tenancy is asked. */
  additionalData: v.array(
    v.object({
      description: text(200),
      assetType: AssetType,
      /** Tenancy types that it is for; empty for all. */
      tenancyTypes: v.array(text(20)),
      isEligible: v.boolean(),
    }),
  ),
});

export type RepairReason = v.InferOutput<typeof RepairReason>;

export const findRepairReasons = defineCall({
  id: 'findRepairReasons',
  method: 'GET',
  path: `${v1}/repair-reasons`,
  query: v.object({
    searchText: text(100),
    assetType: v.picklist(['Property', 'Communal']),
    isUsedForCreation: v.optional(QueryFlag),
    isCatalyst: v.optional(QueryFlag),
  }),
  answer: v.object({ repairReasons: v.array(RepairReason) }),
});
