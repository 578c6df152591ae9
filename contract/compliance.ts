import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day, Id, text } from './fields.ts';
import { v1 } from './paths.ts';
import { queryNumber } from './query-fields.ts';

/** The yearly check of a gas boiler, and the five-year check of the electrics. */
export const complianceTypes = ['GAS', 'EICR'] as const;
export type ComplianceType = (typeof complianceTypes)[number];

const visitOutcomes = ['Completed', 'No access', 'Failed', 'Cancelled'] as const;

/** A safety check of something in a home. */
export const ComplianceRecord = v.object({
  complianceType: v.picklist(complianceTypes),
  /** Such as `Gas Boiler`, or `Five-year electrical check`. */
  equipmentType: text(60),
  visitDue: v.nullable(Day),
  /** The last visit; null when there was none. */
  visitActual: v.nullable(Day),
  visitOutcome: v.nullable(v.picklist(visitOutcomes)),
  /** The day on which the thing was taken out of use. */
  dateDecommissioned: v.nullable(Day),
  /** Null while nobody is to come. */
  contractor: v.nullable(v.object({ contractorName: text(100), contractorNumber: text(30) })),
});

export type ComplianceRecord = v.InferOutput<typeof ComplianceRecord>;

/**
 * Whether a check should have been made: its day is over, and the thing is still in use.
 * @param today `YYYY-MM-DD` on the calendar in England
 */
export const isOverdue = (
  record: Pick<ComplianceRecord, 'visitDue' | 'dateDecommissioned'>,
  today: string,
): boolean => record.visitDue !== null && record.visitDue < today && record.dateDecommissioned === null;

export const getCompliance = defineCall({
  id: 'getCompliance',
  method: 'GET',
  path: `${v1}/assets/:assetId/compliance`,
  params: v.object({ assetId: Id }),
  query: v.object({
    complianceType: v.picklist(complianceTypes),
    skip: v.optional(queryNumber(1_000_000)),
    limit: v.optional(queryNumber(100)),
    orderBy: v.optional(v.literal('visitDue')),
  }),
  answer: v.object({ totalCount: v.number(), compliances: v.array(ComplianceRecord) }),
});
