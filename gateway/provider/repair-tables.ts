import type { ColumnType, Generated } from 'kysely';
import type { PriorityCode } from '../../contract/priority.ts';
import type { RepairReason } from '../../contract/reference.ts';
import type { MediaExtension } from '../../contract/repair-rules.ts';
import type { WorksOrderStatus } from '../../contract/works-order.ts';
import type { GivenInstant, Instant, WallClock } from '../database/columns.ts';

export interface ContractorTable {
  id: string;
  name: string;
  phone: string;
  is_integrated: boolean;
  is_ema: boolean;
  is_builder: boolean;
  is_sub_contractor: boolean;
  is_active: boolean;
  ema_type: string | null;
  parent_id: string | null;
  trades: string[];
  boroughs: string[];
  /** Lower is asked first. */
  preference: number;
  /** How its diary answers: with slots, with slots that are wishes, with none, or not at all. */
  diary: 'slots' | 'wishes' | 'none' | 'silent';
  /** What its diary does with a booking. */
  booking: 'taken' | 'broken';
  /** What its diary does with a change. */
  changes: 'taken' | 'declined';
}

export interface ContractorSiteTable {
  code: string;
  contractor_id: string;
  is_on_hold: boolean;
  /** Visits of one kind that it makes on one day. */
  places: number;
}

export interface RepairReasonTable {
  id: string;
  description: string;
  /** Other words and phrases that residents use, separated by commas. */
  keywords: string;
  priority: RepairReason['priority'];
  element: string;
  trade: string;
  premises_type: 'Property' | 'Communal';
  repair_responsibility: string;
  additional_repair_info: string;
  sor_code: string;
  /** Code with which it is refused, and for whom. */
  refusal_code: string | null;
  refused_for: 'everyone' | 'owners' | 'no shared heating' | null;
  supplementary_codes: string;
  additional_data: ColumnType<RepairReason['additionalData'], string, string>;
  is_used_for_creation: boolean;
  is_for_catalyst: boolean;
}

export interface WorksOrderTable {
  id: Generated<string>;
  customer_id: string;
  premises_id: string;
  /** Null for a draft whose asset is not chosen yet. */
  asset_id: string | null;
  original_order_id: string | null;
  job_number: string | null;
  status: WorksOrderStatus;
  is_draft: boolean;
  is_submitted: boolean;
  is_raised_as_triage: Generated<boolean>;
  is_supplementary: boolean | null;
  is_vandalism: boolean | null;
  is_covid_self_isolated: boolean | null;
  is_emergency: Generated<boolean>;
  is_out_of_hours: Generated<boolean>;
  is_risk_to_human_life: Generated<boolean>;
  is_recall: Generated<boolean>;
  is_ema: Generated<boolean>;
  is_catalyst: Generated<boolean>;
  is_in_defect: Generated<boolean>;
  is_potential_duplicate: Generated<boolean>;
  crime_reference: string | null;
  location_id: Generated<string>;
  location: Generated<string>;
  reason_id: string | null;
  repair_reason: Generated<string>;
  trade: Generated<string>;
  sor_code: Generated<string>;
  description: Generated<string>;
  priority: Generated<PriorityCode>;
  additional_information: Generated<string>;
  charge_customer: Generated<boolean>;
  is_vulnerable: boolean | null;
  vulnerable_response_text: Generated<string>;
  reporter_given_name: Generated<string>;
  reporter_surname: Generated<string>;
  reporter_number: Generated<string>;
  reporter_relationship: 'Customer' | 'Friend or Family' | 'Other' | null;
  reporter_organisation: Generated<string>;
  reporter_to_be_contacted: Generated<boolean>;
  eligibility_codes: Generated<string[]>;
  contractor_site: string | null;
  channel: Generated<'CustomerSelfService' | 'ERGO' | 'Northgate' | 'ColleagueSelfService'>;
  raised_at: Instant;
  saved_at: Instant;
  completed_at: Date | null;
  /** When the provider first heard of it; null for a draft, and where nobody wrote it down (then it was raised_at). */
  first_received_at: Date | null;
  version: Generated<number>;
}

export interface WorksOrderEventTable {
  id: Generated<string>;
  works_order_id: string;
  /** `CREATED`, `EMERGENCY`, `COMPLETED`, `CANCELLED`, or the code of an appointment event. */
  code: string;
  appointment_id: string | null;
  starts_at: ColumnType<Date | null, string | null, string | null>;
  ends_at: ColumnType<Date | null, string | null, string | null>;
  created_at: Instant;
}

/** A deadline of the law that passed without what is owed, of which the resident was told. */
interface MissedDeadlineTable {
  works_order_id: string;
  /** A row of the table of deadlines. */
  deadline: string;
  notified_at: Instant;
}

export interface AppointmentSlotTable {
  site: string;
  day: WallClock;
  availability_type: string;
  capacity: number;
  taken: number;
}

export interface AppointmentTable {
  id: Generated<string>;
  works_order_id: string;
  site: string;
  day: WallClock;
  availability_type: string;
  starts_at: WallClock;
  ends_at: WallClock;
  is_preference: boolean;
  /** The appointment that holds; one that was moved or cancelled does not stand any more. */
  is_standing: Generated<boolean>;
  created_at: Instant;
}

/** What a file of a repair goes with: its report, or what is still wrong with finished work. */
export type FilePurpose = 'report' | 'recall';

export interface DocumentTable {
  id: Generated<string>;
  works_order_id: string;
  purpose: Generated<FilePurpose>;
  /** When the recall that names it was sent; null before, and of a report. */
  recall_sent_at: Generated<Date | null>;
  /** 1 to 5: a report has no room for a sixth, nor has a recall. */
  position: number;
  file_name: string;
  content_type: string;
  is_appropriate: Generated<boolean>;
  /** Its bytes, unless they are an object of the store. */
  content: Buffer | null;
  /** The key of the object that holds its bytes, with their number and their SHA-256 in hexadecimal digits. */
  media_key: string | null;
  media_size: number | null;
  media_sha256: string | null;
  created_at: GivenInstant;
}

/** A file that is being sent. */
export interface UploadTable {
  id: Generated<string>;
  works_order_id: string;
  file_name: string;
  /** In the short spelling. */
  type: MediaExtension;
  size: number;
  /** How many bytes have arrived, from the first one on. */
  received: Generated<number>;
  /** What it became; null until all of it is there. */
  document_id: string | null;
  /** When it was begun, or something of it arrived last. */
  touched_at: Instant;
}

export interface UploadPieceTable {
  upload_id: string;
  /** Where in the file it begins. */
  start: number;
  content: Buffer;
}

export interface NoteTable {
  id: Generated<string>;
  works_order_id: string;
  type: string;
  description: string;
  created_at: Instant;
}

export interface RepairCommunicationTable {
  id: Generated<string>;
  works_order_id: string;
  template: string;
  content: ColumnType<{ identifier: string; value: string }[], string, string>;
  created_at: Instant;
}

/** Tables of repairs: who does them, what there is to repair, and what became of each. */
export interface RepairTables {
  contractor: ContractorTable;
  contractor_site: ContractorSiteTable;
  repair_reason: RepairReasonTable;
  works_order: WorksOrderTable;
  works_order_event: WorksOrderEventTable;
  missed_deadline: MissedDeadlineTable;
  appointment_slot: AppointmentSlotTable;
  appointment: AppointmentTable;
  document: DocumentTable;
  upload: UploadTable;
  upload_piece: UploadPieceTable;
  note: NoteTable;
  repair_communication: RepairCommunicationTable;
}
