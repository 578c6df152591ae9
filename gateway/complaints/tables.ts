import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CaseRelation } from '../../contract/cases.ts';
import type {
  ComplaintChannel,
  ComplaintEventKind,
  ComplaintStage,
  ComplaintSubject,
} from '../../contract/complaints.ts';
import type { Instant } from '../database/columns.ts';

type InstantOrNone = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as text, `2026-11-21`; read it with `dayText`, because the driver would shift it by the zone. */
type DayOrNone = ColumnType<Date | null, string | null | undefined, string | null>;

interface ComplaintTable {
  id: Generated<string>;
  number: Generated<number>;
  /** `CMP-` and the number. */
  reference: GeneratedAlways<string>;
  customer_id: string;
  subject: ComplaintSubject;
  works_order_id: string | null;
  service_request_id: string | null;
  /** The repair or service request in words; empty for anything else. */
  about: string;
  details: string;
  remedy: string;
  contact_channel: ComplaintChannel;
  contact_phone: string | null;
  contact_name: string | null;
  contact_relation: CaseRelation | null;
  version: Generated<number>;
  created_at: Instant;
}

/** What became of a complaint in each of its stages. */
interface ComplaintStageTable {
  complaint_id: string;
  stage: ComplaintStage;
  /** Why the resident asked for the second stage, where they said so; empty for the first. */
  reason: string;
  started_at: Instant;
  acknowledge_by: DayOrNone;
  acknowledged_at: InstantOrNone;
  /** When the resident was told that the day was missed. */
  acknowledge_missed_at: InstantOrNone;
  answer_by: DayOrNone;
  is_extended: Generated<boolean>;
  answered_at: InstantOrNone;
  answer_missed_at: InstantOrNone;
}

interface ComplaintEventTable {
  id: GeneratedAlways<string>;
  complaint_id: string;
  stage: ComplaintStage;
  kind: ComplaintEventKind;
  text: string;
  due_by: DayOrNone;
  created_at: Instant;
}

/** Tables of complaints. */
export interface ComplaintTables {
  complaint: ComplaintTable;
  complaint_stage: ComplaintStageTable;
  complaint_event: ComplaintEventTable;
}
