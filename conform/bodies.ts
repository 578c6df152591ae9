import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { bookAppointment, getAvailability, rescheduleAppointment } from '../contract/appointments.ts';
import type { Asset } from '../contract/assets.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { createComplaint } from '../contract/complaints.ts';
import type { RepairReason } from '../contract/reference.ts';
import type { NewWorksOrder, WorksOrderChange } from '../contract/works-order-change.ts';
import type { getWorksOrder } from '../contract/works-orders.ts';

/** What a repair is reported with. */
export interface RepairParts {
  readonly home: Asset;
  readonly reason: RepairReason;
  readonly location: RepairLocation;
}

export interface RepairLocation {
  readonly locationId: string;
  readonly location: string;
}

/** A picture of one point. */
export const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** What is told of a file. */
export const metadataOf = (fileName: string, contentType: string) => [
  { key: 'filename', value: fileName },
  { key: 'content-type', value: contentType },
];

export const gifMetadata = metadataOf('point.gif', 'image/gif');

/** Starts a repair of a home with every ordinary answer. */
export const draftOf = ({ home, reason, location }: RepairParts): v.InferInput<typeof NewWorksOrder> => ({
  identifiers: { asset: { assetIdentifier: home.id, premisesIdentifier: home.id } },
  job: {
    repairReasonIdentifier: reason.id,
    location,
    additionalInformation: 'Made by the conformance checks.',
  },
  statuses: { isCovidSelfIsolated: false },
  customer: { vulnerability: { isVulnerable: false, VulnerableResponseText: '' } },
  reporter: {
    name: { givenName: 'Sam', surname: 'Reed' },
    telecomsAddresses: [{ number: '07700900999' }],
    relationship: 'Customer',
  },
});

/** Sends a draft to the provider. */
export const submission: v.InferInput<typeof WorksOrderChange> = {
  statuses: { isDraft: false, isSubmitted: true },
};

export const cancellation: v.InferInput<typeof WorksOrderChange> = { statuses: { status: 'Cancelled' } };

/** A complaint about nothing in particular, to be answered by letter. */
export const complaintOf = (
  details = 'Made by the conformance checks.',
): v.InferInput<(typeof createComplaint)['body']> => ({
  subject: 'other',
  worksOrderIdentifier: null,
  caseIdentifier: null,
  details,
  remedy: 'Nothing needs to be done.',
  contact: { channel: 'letter', phoneNumber: null, name: null, relation: null },
});

type Order = AnswerOf<typeof getWorksOrder>;

/** A slot that can be booked. */
export interface ChosenSlot {
  readonly date: string;
  readonly availabilityType: string;
  readonly appointmentFromDate: string;
  readonly appointmentToDate: string;
}

/** Every slot of an answer, with whether a place is left. */
export const slotsOf = ({
  availabilities,
}: Pick<AnswerOf<typeof getAvailability>, 'availabilities'>): (ChosenSlot & { readonly isFree: boolean })[] =>
  availabilities.flatMap(({ availabilityDetails: kind, slots }) =>
    slots.map(({ date, capacity }) => ({
      date,
      availabilityType: kind.availabilityType,
      appointmentFromDate: `${date}T${kind.start}:00`,
      appointmentToDate: `${date}T${kind.end}:00`,
      isFree: capacity === 'Available',
    })),
  );

const common = (order: Order, slot: ChosenSlot) => ({
  jobNumber: order.identifiers.jobNumber ?? '',
  appointmentFromDate: slot.appointmentFromDate,
  appointmentToDate: slot.appointmentToDate,
  externalCreateDateTime: '2026-11-20T10:00:00',
  availabilityType: slot.availabilityType,
  isInsideSla: true,
});

/** Books a slot for a repair. */
export const bookingBody = (
  order: Order,
  slot: ChosenSlot,
): v.InferInput<(typeof bookAppointment)['body']> => ({
  ...common(order, slot),
  isPreferences: false,
  diaryCode: order.identifiers.contractorSiteIdentifier ?? '',
  reasonCode: 'NEW_APPOINTMENT',
  remarks: 'Booked online by resident',
  externalReferenceId: randomUUID(),
  metadata: [],
});

/** Moves the appointment of a repair to a slot. */
export const moveBody = (
  order: Order,
  slot: ChosenSlot,
): v.InferInput<(typeof rescheduleAppointment)['body']> => ({
  ...common(order, slot),
  status: 'RESCHEDULE',
  reasonCode: 'RESCHEDULE_APPOINTMENT',
  remarks: 'Changed online by resident',
  isPreferred: false,
  contractorSiteCode: order.identifiers.contractorSiteIdentifier ?? '',
});
