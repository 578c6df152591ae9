import type { Insertable } from 'kysely';
import type { RepairReasonTable } from '../provider/repair-tables.ts';
import { demoId } from './ids.ts';
import type { Reason } from './reason.ts';
import { reasonsInHomes } from './reasons-in-homes.ts';
import { reasonsInSharedPlaces } from './reasons-in-shared-places.ts';
import { reasonsWithConditions } from './reasons-with-conditions.ts';

export const reasonIdOf = (description: string): string => demoId(`reason ${description}`);

const toRow =
  (premisesType: 'Property' | 'Communal') =>
  (entry: Reason): Insertable<RepairReasonTable> => ({
    id: reasonIdOf(entry.description),
    description: entry.description,
    keywords: entry.words,
    priority: entry.priority ?? 'Next Available',
    element: entry.element,
    trade: entry.trade,
    premises_type: premisesType,
    repair_responsibility: entry.refusal?.[1] === 'everyone' ? 'RESIDENT' : 'PROVIDER',
    additional_repair_info: '',
    sor_code: entry.sor,
    refusal_code: entry.refusal?.[0] ?? null,
    refused_for: entry.refusal?.[1] ?? null,
    supplementary_codes: entry.supplementary ?? '',
    additional_data: JSON.stringify(entry.questions ?? []),
    is_used_for_creation: true,
    is_for_catalyst: true,
  });

export const reasons: readonly Insertable<RepairReasonTable>[] = [
  ...reasonsInHomes.map(toRow('Property')),
  ...reasonsWithConditions.map(toRow('Property')),
  ...reasonsInSharedPlaces.map(toRow('Communal')),
];
