import type { GeneratedAlways } from 'kysely';

/** What somebody other than the resident did with a resident's record. */
export type AccessAction = 'export' | 'erase' | 'list payments' | 'settle payment' | 'back up';

/** An entry of the audit trail. The database numbers and chains entries, and refuses to change them. */
interface RecordAccessTable {
  number: GeneratedAlways<string>;
  made_at: GeneratedAlways<Date>;
  actor: string;
  action: AccessAction;
  /** Null for what was about all residents. */
  customer_id: string | null;
  reason: string;
  previous_hash: GeneratedAlways<string>;
  hash: GeneratedAlways<string>;
}

export interface PersonalDataTables {
  record_access: RecordAccessTable;
}
