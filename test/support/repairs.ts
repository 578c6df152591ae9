import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { Availability } from '../../contract/appointments.ts';
import { getAvailability } from '../../contract/appointments.ts';
import type { AnswerOf } from '../../contract/call.ts';
import type { NewWorksOrder, WorksOrderChange } from '../../contract/works-order-change.ts';
import { createWorksOrder, getWorksOrder, updateWorksOrder } from '../../contract/works-orders.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { reasonIdOf } from '../../gateway/demo/reasons.ts';
import { locationKey } from '../../gateway/demo/settings.ts';
import type { Browser } from './browser.ts';
import { eventually } from './gateway.ts';

type Change = v.InferInput<typeof WorksOrderChange>;
type Order = AnswerOf<typeof getWorksOrder>;

export interface RepairToReport {
  /** Name of the home among the places of the demonstration. */
  readonly premises: string;
  /** Name of the block or estate; the home itself unless told. */
  readonly asset?: string;
  readonly reason: string;
  readonly location: string;
  /** Whatever differs from the ordinary answers. */
  readonly answers?: Change;
}

/** The body that starts a repair with every ordinary answer. */
export function newRepair(repair: RepairToReport): v.InferInput<typeof NewWorksOrder> {
  const { answers = {} } = repair;
  return {
    identifiers: {
      asset: {
        assetIdentifier: assetIdOf(repair.asset ?? repair.premises),
        premisesIdentifier: assetIdOf(repair.premises),
      },
    },
    job: {
      repairReasonIdentifier: reasonIdOf(repair.reason),
      location: { locationId: locationKey(repair.location), location: repair.location },
      additionalInformation: 'It started this morning.',
      ...answers.job,
    },
    statuses: { isCovidSelfIsolated: false, ...answers.statuses },
    customer: answers.customer ?? {
      vulnerability: { isVulnerable: false, VulnerableResponseText: '' },
    },
    reporter: answers.reporter ?? {
      name: { givenName: 'Sam', surname: 'Reed' },
      telecomsAddresses: [{ number: '07700900999' }],
      relationship: 'Customer',
    },
  };
}

/** Starts a repair as a draft; answers it with its tag. */
export const startDraft = (resident: Browser, repair: RepairToReport): Promise<Order> =>
  resident.call(createWorksOrder, { body: newRepair(repair) });

/** Changes a repair under its present tag. */
export const change = (resident: Browser, order: Order, body: Change): Promise<Order> =>
  resident.call(
    updateWorksOrder,
    { params: { worksOrderId: order.identifiers.worksOrderIdentifier }, body },
    { eTag: order.eTag ?? null, idempotencyKey: randomUUID() },
  );

/** The change that sends a draft to the provider. */
export const submission: Change = { statuses: { isDraft: false, isSubmitted: true } };

export const readOrder = (resident: Browser, worksOrderId: string): Promise<Order> =>
  resident.call(getWorksOrder, { params: { worksOrderId } });

/** Reports a repair from start to end; answers it as it was just after sending. */
export async function report(resident: Browser, repair: RepairToReport): Promise<Order> {
  return change(resident, await startDraft(resident, repair), submission);
}

/** The repair as soon as it has its job number. */
export const numbered = (resident: Browser, order: Order): Promise<Order> =>
  eventually(async () => {
    const now = await readOrder(resident, order.identifiers.worksOrderIdentifier);
    return now.identifiers.jobNumber === null ? undefined : now;
  });

export interface ChosenSlot {
  readonly date: string;
  readonly availabilityType: string;
  readonly appointmentFromDate: string;
  readonly appointmentToDate: string;
}

/** Every slot of an availability that has a place left. */
const freeSlots = (availabilities: readonly Availability[]): ChosenSlot[] =>
  availabilities.flatMap(({ availabilityDetails: kind, slots }) =>
    slots
      .filter(({ capacity }) => capacity === 'Available')
      .map(({ date }) => ({
        date,
        availabilityType: kind.availabilityType,
        appointmentFromDate: `${date}T${kind.start}:00`,
        appointmentToDate: `${date}T${kind.end}:00`,
      })),
  );

/** The slots that are offered for a repair. */
export async function offered(resident: Browser, order: Order): Promise<ChosenSlot[]> {
  const { availabilities } = await resident.call(getAvailability, {
    params: { worksOrderId: order.identifiers.worksOrderIdentifier },
    query: { referenceNumber: order.identifiers.jobNumber ?? '' },
  });
  return freeSlots(availabilities);
}

/** The body that books a slot for a repair. */
export const bookingOf = (order: Order, slot: ChosenSlot, isPreferences = false) => ({
  isPreferences,
  jobNumber: order.identifiers.jobNumber ?? '',
  diaryCode: order.identifiers.contractorSiteIdentifier ?? '',
  appointmentFromDate: slot.appointmentFromDate,
  appointmentToDate: slot.appointmentToDate,
  externalCreateDateTime: '2026-11-20T10:00:00',
  availabilityType: slot.availabilityType,
  isInsideSla: true,
  reasonCode: 'NEW_APPOINTMENT' as const,
  remarks: 'Booked online by resident',
  externalReferenceId: randomUUID(),
  metadata: [],
});

/** The body that moves the appointment of a repair to a slot. */
export const moveOf = (order: Order, slot: ChosenSlot) => ({
  status: 'RESCHEDULE' as const,
  reasonCode: 'RESCHEDULE_APPOINTMENT' as const,
  remarks: 'Changed online by resident',
  isPreferred: false,
  jobNumber: order.identifiers.jobNumber ?? '',
  appointmentFromDate: slot.appointmentFromDate,
  appointmentToDate: slot.appointmentToDate,
  externalCreateDateTime: '2026-11-20T10:00:00',
  availabilityType: slot.availabilityType,
  isInsideSla: true,
  contractorSiteCode: order.identifiers.contractorSiteIdentifier ?? '',
});
