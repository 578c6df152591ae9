import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CaseAnswer, CaseRelation, CaseStatus, TeamCategory } from '../../contract/cases.ts';
import type { AssetTypeName } from '../../contract/priority.ts';
import type { GivenInstant, Instant } from '../database/columns.ts';

/** A file of case types as it was put in force. The one with the highest version counts. */
interface CaseCatalogueTable {
  version: GeneratedAlways<number>;
  /** SHA-256 of the file's text. */
  digest: string;
  content: ColumnType<unknown, string, string>;
  loaded_at: GivenInstant;
}

interface ServiceRequestTable {
  id: Generated<string>;
  number: Generated<number>;
  /** `CAS-` and the number. */
  reference: GeneratedAlways<string>;
  customer_id: string;
  tenancy_id: string;
  asset_id: string;
  asset_type: AssetTypeName;
  case_type_id: number;
  case_type: string;
  assignee: string;
  assignee_type: TeamCategory;
  status: Generated<CaseStatus>;
  /** The questions with their answers, one a line. */
  description: string;
  answers: ColumnType<CaseAnswer[], string, string>;
  /** Version of the catalogue that the answers were checked by; null for requests from before there were any. */
  catalogue_version: number | null;
  contact_phone: string;
  contact_name: string | null;
  contact_relation: CaseRelation | null;
  created_at: Instant;
}

interface FinancialEnquiryTable {
  id: Generated<string>;
  customer_id: string;
  account_id: string;
  asset_id: string;
  referral_for: string;
  reasons: string[];
  details: string;
  contact_phone: string;
  contact_phone_type: string;
  contact_name: string | null;
  contact_relation: CaseRelation | null;
  created_at: Instant;
}

/** Tables of service requests and enquiries. */
export interface CaseTables {
  case_catalogue: CaseCatalogueTable;
  service_request: ServiceRequestTable;
  financial_enquiry: FinancialEnquiryTable;
}
