import { checkRescheduleEligibility, rescheduleCodes } from '../../contract/appointments.ts';
import type { AnswerOf, Gateway } from '../../contract/call.ts';
import type { Situation, Tools } from '../../machines/engine/index.ts';

export type RescheduleCode = (typeof rescheduleCodes)[number];
export type RescheduleAnswer = AnswerOf<typeof checkRescheduleEligibility>;

/** Whether the appointment of a repair can be moved online. */
export const checkReschedule = (
  { facts }: Situation<object, { readonly worksOrderId: string }>,
  { services, signal }: Tools<{ readonly gateway: Gateway }>,
): Promise<RescheduleAnswer> =>
  services.gateway.call(
    checkRescheduleEligibility,
    { params: { worksOrderId: facts.worksOrderId } },
    { signal },
  );

/** Why it cannot be moved; null when it can. What the portal has no words for is settled by a call to the contractor. */
export const refusalOf = ({ isEligible, errorCode }: RescheduleAnswer): RescheduleCode | null =>
  isEligible ? null : (rescheduleCodes.find((code) => code === errorCode) ?? 'SSR065');
