import type { ColumnType, Generated, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { AdjustmentTables } from '../adjustments/tables.ts';
import type { CardProviderTables } from '../card-provider/tables.ts';
import type { CaseTables } from '../cases/tables.ts';
import type { ComplaintTables } from '../complaints/tables.ts';
import type { FeedbackTables } from '../feedback/tables.ts';
import type { Person } from '../identity/person.ts';
import type { AttachmentSource } from '../mail/attachment-source.ts';
import type { MediaTables } from '../media/tables.ts';
import type { MoneyTables } from '../money/tables.ts';
import type { PersonalDataTables } from '../personal-data/tables.ts';
import type { PromiseTables } from '../promises/tables.ts';
import type { ProviderTables } from '../provider/tables.ts';
import type { ReminderTables } from '../reminders/tables.ts';
import type { Instant } from './columns.ts';

type Json<T> = ColumnType<T, string, string>;

/** Tables of the platform itself: who is signed in, what was already done, and the demonstration identity provider. */
interface PlatformTables {
  session: {
    /** SHA-256 of the cookie's value; the value itself is stored nowhere. */
    id: string;
    tracking_id: string;
    role: Generated<Person['role']>;
    /** Null for an analyst. */
    customer_id: string | null;
    created_at: Generated<Date>;
    /** Moves on with use. */
    idle_expires_at: Instant;
    /** Never moves. */
    expires_at: Instant;
  };
  idempotency: {
    customer_id: string;
    key: string;
    fingerprint: string;
    status: number | null;
    headers: ColumnType<{ etag?: string; location?: string } | null, string | null, string | null>;
    /** The answer's body as it was sent; null for an answer without one. */
    body: string | null;
    created_at: Generated<Date>;
  };
  allowance: {
    /** SHA-256 of what may be done, and of who does it. */
    id: string;
    /** May lie ahead by as long as the allowance lasts. */
    spent_until: Instant;
  };
  /** A letter that waits to be sent, and for a while one that was. */
  mail: {
    id: Generated<string>;
    sender: string;
    recipient: string;
    reply_to: string | null;
    subject: string;
    body: string;
    file_name: string | null;
    file_type: string | null;
    file: Buffer | null;
    /** What the file is drawn from when the letter is sent. */
    attachment: ColumnType<AttachmentSource | null, string | null, never>;
    created_at: Generated<Date>;
    sent_at: Date | null;
  };
  secret: {
    name: string;
    value: Json<unknown>;
  };
  /** What the demonstration identity provider remembers between requests. */
  identity: {
    kind: string;
    id: string;
    payload: Json<Record<string, unknown>>;
    grant_id: string | null;
    uid: string | null;
    user_code: string | null;
    consumed_at: Date | null;
    expires_at: Date | null;
  };
  /** A login at the demonstration identity provider. */
  identity_account: {
    id: Generated<string>;
    email: string;
    password: string;
    customer_id: string | null;
    role: Generated<Person['role']>;
    created_at: Generated<Date>;
  };
}

export interface Schema
  extends PlatformTables,
    ProviderTables,
    PromiseTables,
    FeedbackTables,
    ReminderTables,
    AdjustmentTables,
    MediaTables,
    MoneyTables,
    CaseTables,
    ComplaintTables,
    PersonalDataTables,
    CardProviderTables {}

export type Database = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;
