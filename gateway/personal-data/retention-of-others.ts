import type { Schema } from '../database/schema.ts';
import type { Retention } from './retention-rule.ts';

const ofNobody = { keptFor: 'as long as it is in use', onErasure: 'keep' } as const;

/** Tables in which nothing leads to a resident. */
export const ofOthers = {
  record_access: {
    keptFor:
      'as long as the database: it proves who read and erased what; a resident is in it by number alone',
    onErasure: 'keep',
  },
  journey_move: { keptFor: '13 months; nothing leads from a visit to a resident', onErasure: 'keep' },
  journey_stop: { keptFor: '13 months; nothing leads from a visit to a resident', onErasure: 'keep' },
  allowance: {
    keptFor: 'until it is whole again; accounts and addresses are in it by hash',
    onErasure: 'keep',
  },
  payment_notice: { keptFor: 'a week; numbers of notices alone', onErasure: 'keep' },
  media_removal: {
    keptFor: 'until the file is removed from the store: at once, or an hour after it came; keys alone',
    onErasure: 'keep',
  },
  secret: ofNobody,
  asset: ofNobody,
  interested_party: { keptFor: 'as long as they answer for the building', onErasure: 'keep' },
  compliance_check: { keptFor: 'as long as the home stands', onErasure: 'keep' },
  building_document: { keptFor: 'as long as the building stands', onErasure: 'keep' },
  contractor: ofNobody,
  contractor_site: ofNobody,
  appointment_slot: ofNobody,
  repair_reason: ofNobody,
  case_catalogue: ofNobody,
  reference_value: ofNobody,
  configuration: ofNobody,
  bank_holiday: ofNobody,
} as const satisfies Partial<Record<keyof Schema, Retention>>;
