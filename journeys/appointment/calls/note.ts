import { appointmentNotes } from '../../../content/appointment.ts';
import { addNote } from '../../../contract/works-orders.ts';
import { Fault, type Tools } from '../../../machines/engine/index.ts';
import type { AppointmentSituation } from '../situation.ts';
import type { Services } from '../vocabulary.ts';

export type NoteReason = keyof typeof appointmentNotes.reasons;

/**
 * Tells the provider that the resident waits for a call; false when the note could not be left, which keeps nobody
 * from going on. The key holds the repair, because there is no key of the step yet while it is being prepared.
 */
export async function leaveNote(
  reason: NoteReason,
  { facts }: AppointmentSituation,
  tools: Tools<Services>,
): Promise<boolean> {
  const { gateway, customerId } = tools.services;
  const { description, reasons } = appointmentNotes;
  try {
    await gateway.call(
      addNote,
      {
        params: { customerId, worksOrderId: facts.worksOrderId },
        body: { type: 'Other', description: description.replace('{reason}', reasons[reason]) },
      },
      { signal: tools.signal, idempotencyKey: `note-${reason}-${facts.worksOrderId}${tools.key}` },
    );
    return true;
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'signedOut') throw error;
    return false;
  }
}
