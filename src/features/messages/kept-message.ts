import * as v from 'valibot';
import { remember, remembered } from '../../app/storage.ts';
import type { MessageRow } from './data/message-row.ts';

const journey = 'message';

const Kept = v.object({
  id: v.string(),
  subject: v.string(),
  sender: v.string(),
  createdDate: v.string(),
  isUnread: v.boolean(),
  lines: v.array(v.string()),
  statementOf: v.nullable(v.string()),
  listAt: v.nullable(v.number()),
});

/** A message as it was opened. */
export interface OpenedMessage extends MessageRow {
  /** Place in the history of the tab of the list that it was opened from; null where that was another page. */
  readonly listAt: number | null;
}

/** Keeps the message that is opened for the rest of this browser session. */
export const keepMessage = (customerId: string, message: OpenedMessage): void =>
  remember(journey, customerId, message);

/** The message that was opened last, where it is this one. */
export function keptMessage(customerId: string, id: string): OpenedMessage | null {
  const kept = v.safeParse(Kept, remembered(journey, customerId));
  return kept.success && kept.output.id === id ? kept.output : null;
}
