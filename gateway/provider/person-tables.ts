import type { ColumnType, Generated } from 'kysely';
import type { ComplianceRecord, ComplianceType } from '../../contract/compliance.ts';
import type { ContactDetails } from '../../contract/contact-details.ts';
import type { Instant } from '../database/columns.ts';

type Day = ColumnType<Date, string, string>;
type DayOrNone = ColumnType<Date | null, string | null, string | null>;
type Json<T> = ColumnType<T, string, never>;

/** What became of the contact details of a resident, for whoever must know who said what and when. */
interface ContactChangeTable {
  id: Generated<string>;
  customer_id: string;
  /** The version of the customer after the change. */
  version: number;
  before: Json<ContactDetails>;
  after: Json<ContactDetails>;
  changed_at: Instant;
}

/** A message to a resident. */
export interface CommunicationTable {
  id: Generated<string>;
  customer_id: string;
  /** The home that it is about; null for one about no home in particular. */
  asset_id: string | null;
  payment_reference: string | null;
  category: string;
  subject: string;
  body: string;
  notification_type: string | null;
  sender_title: Generated<string>;
  sender_given_name: Generated<string>;
  sender_surname: Generated<string>;
  created_at: Instant;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** A safety check of something in a home. */
export interface ComplianceCheckTable {
  id: Generated<string>;
  asset_id: string;
  compliance_type: ComplianceType;
  equipment_type: string;
  visit_due: DayOrNone;
  visit_actual: DayOrNone;
  visit_outcome: ComplianceRecord['visitOutcome'];
  decommissioned_on: DayOrNone;
  contractor_id: string | null;
}

/** A paper about the safety of a building. */
export interface BuildingDocumentTable {
  id: Generated<string>;
  asset_id: string;
  title: string;
  document_date: Day;
  file_name: string;
  /** A PDF. */
  content: Buffer;
}

/** Tables about residents and their homes, besides repairs. */
export interface PersonTables {
  contact_change: ContactChangeTable;
  communication: CommunicationTable;
  compliance_check: ComplianceCheckTable;
  building_document: BuildingDocumentTable;
}
