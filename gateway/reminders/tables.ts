import type { Generated } from 'kysely';
import type { ReminderChannel } from '../../contract/preferences.ts';

/** What a resident prefers; who has no row prefers e-mail. */
interface CustomerPreferenceTable {
  customer_id: string;
  reminders: ReminderChannel;
  version: Generated<number>;
}

/** A text message that waits to be sent, and for a while one that was. */
interface TextMessageTable {
  id: Generated<string>;
  recipient: string;
  body: string;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

/** Something about an appointment that the resident is told, or was told. */
interface AppointmentNoticeTable {
  works_order_id: string;
  /** `dayBefore`, `hourBefore`, or the code of an event. */
  kind: string;
  /** The appointment, or the event, by its identifier. */
  about: string;
  notified_at: Date | null;
}

export interface ReminderTables {
  customer_preference: CustomerPreferenceTable;
  text_message: TextMessageTable;
  appointment_notice: AppointmentNoticeTable;
}
