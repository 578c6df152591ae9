import { type Availability, getAvailability } from '../../../contract/appointments.ts';
import { Fault, type Tools } from '../../../machines/engine/index.ts';
import { type AppointmentSituation, hasFreeSlot } from '../situation.ts';
import type { Services } from '../vocabulary.ts';
import { leaveNote } from './note.ts';
import { refusedStatus } from './refusal.ts';

export interface Found {
  readonly availabilities: readonly Availability[];
  readonly isPreferences: boolean;
  /** Why there is nothing to choose from; null when there is. */
  readonly why: 'failed' | 'timedOut' | 'none' | null;
}

const nothing = (why: Exclude<Found['why'], null>): Found => ({
  availabilities: [],
  isPreferences: false,
  why,
});

/** When the contractor can come. Whatever keeps that from being known is told, except the end of the session. */
export async function findAvailability(
  { facts }: AppointmentSituation,
  tools: Tools<Services>,
): Promise<Found> {
  const { repair, worksOrderId } = facts;
  try {
    const answer = await tools.services.gateway.call(
      getAvailability,
      {
        params: { worksOrderId },
        query: {
          referenceNumber: repair?.jobNumber ?? '',
          IsExternalWorkOrderRequired: true,
          contractorName: repair?.contractor ?? '',
        },
      },
      { signal: tools.signal },
    );
    if (refusedStatus(answer) !== undefined) return nothing('failed');
    const { availabilities, isPreferences } = answer;
    return hasFreeSlot(availabilities) ? { availabilities, isPreferences, why: null } : nothing('none');
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'signedOut') throw error;
    return nothing(error.kind === 'timedOut' ? 'timedOut' : 'failed');
  }
}

/** What a first appointment can be chosen from. When there is nothing, the provider is told to call. */
export async function loadAvailability(
  situation: AppointmentSituation,
  tools: Tools<Services>,
): Promise<Found> {
  const found = await findAvailability(situation, tools);
  if (found.why !== null) await leaveNote(found.why, situation, tools);
  return found;
}
