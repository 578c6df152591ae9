import type { AnyFlow, Flow, Property, Samples, Titles } from '../machines/exploration/index.ts';
import { supportingMachines } from '../machines/supporting-machines.ts';
import { adjustments } from './adjustments/journey.ts';
import { properties as adjustmentsProperties } from './adjustments/properties.ts';
import { samples as adjustmentsSamples } from './adjustments/samples.ts';
import { titles as adjustmentsTitles } from './adjustments/titles.ts';
import { appointment } from './appointment/journey.ts';
import { properties as appointmentProperties } from './appointment/properties.ts';
import { requirements as appointmentRequirements } from './appointment/requirements.ts';
import { samples as appointmentSamples } from './appointment/samples/samples.ts';
import { titles as appointmentTitles } from './appointment/titles.ts';
import { cancellation } from './cancellation/journey.ts';
import { properties as cancellationProperties } from './cancellation/properties.ts';
import { requirements as cancellationRequirements } from './cancellation/requirements.ts';
import { samples as cancellationSamples } from './cancellation/samples/samples.ts';
import { titles as cancellationTitles } from './cancellation/titles.ts';
import { properties as serviceRequestProperties } from './case/properties.ts';
import { requirements as serviceRequestRequirements } from './case/requirements.ts';
import { flowOfFile as serviceRequest } from './case/samples/demonstration.ts';
import { titles as serviceRequestTitles } from './case/titles.ts';
import { chase } from './chase/journey.ts';
import { properties as chaseProperties } from './chase/properties.ts';
import { samples as chaseSamples } from './chase/samples.ts';
import { titles as chaseTitles } from './chase/titles.ts';
import { complaint } from './complaint/journey.ts';
import { properties as complaintProperties } from './complaint/properties.ts';
import { samples as complaintSamples } from './complaint/samples/samples.ts';
import { titles as complaintTitles } from './complaint/titles.ts';
import { complaintReview } from './complaint-review/journey.ts';
import { properties as complaintReviewProperties } from './complaint-review/properties.ts';
import { samples as complaintReviewSamples } from './complaint-review/samples.ts';
import { titles as complaintReviewTitles } from './complaint-review/titles.ts';
import { enquiry } from './enquiry/journey.ts';
import { properties as enquiryProperties } from './enquiry/properties.ts';
import { requirements as enquiryRequirements } from './enquiry/requirements.ts';
import { samples as enquirySamples } from './enquiry/samples/samples.ts';
import { titles as enquiryTitles } from './enquiry/titles.ts';
import { feedback } from './feedback/journey.ts';
import { properties as feedbackProperties } from './feedback/properties.ts';
import { samples as feedbackSamples } from './feedback/samples.ts';
import { titles as feedbackTitles } from './feedback/titles.ts';
import { payment } from './payment/journey.ts';
import { properties as paymentProperties } from './payment/properties.ts';
import { requirements as paymentRequirements } from './payment/requirements.ts';
import { samples as paymentSamples } from './payment/samples/samples.ts';
import { titles as paymentTitles } from './payment/titles.ts';
import { profile } from './profile/journey.ts';
import { properties as profileProperties } from './profile/properties.ts';
import { requirements as profileRequirements } from './profile/requirements.ts';
import { samples as profileSamples } from './profile/samples/samples.ts';
import { titles as profileTitles } from './profile/titles.ts';
import { recall } from './recall/journey.ts';
import { properties as recallProperties } from './recall/properties.ts';
import { samples as recallSamples } from './recall/samples.ts';
import { titles as recallTitles } from './recall/titles.ts';
import { reminders } from './reminders/journey.ts';
import { properties as remindersProperties } from './reminders/properties.ts';
import { samples as remindersSamples } from './reminders/samples.ts';
import { titles as remindersTitles } from './reminders/titles.ts';
import { repair } from './repair/journey.ts';
import { properties as repairProperties } from './repair/properties.ts';
import { requirements as repairRequirements } from './repair/requirements.ts';
import { samples as repairSamples } from './repair/samples/samples.ts';
import { titles as repairTitles } from './repair/titles.ts';
import { rescheduling } from './rescheduling/journey.ts';
import { properties as reschedulingProperties } from './rescheduling/properties.ts';
import { samples as reschedulingSamples } from './rescheduling/samples.ts';
import { titles as reschedulingTitles } from './rescheduling/titles.ts';
import { statementRequest } from './statement-request/journey.ts';
import { properties as statementRequestProperties } from './statement-request/properties.ts';
import { requirements as statementRequestRequirements } from './statement-request/requirements.ts';
import { samples as statementRequestSamples } from './statement-request/samples.ts';
import { titles as statementRequestTitles } from './statement-request/titles.ts';

/** A journey that people look at: nothing of it is without a title. */
interface RegisteredFlow extends Flow {
  readonly titles: Titles;
}

/** Every journey with its samples. Stories and whatever needs screens take theirs from here. */
export const flows: readonly RegisteredFlow[] = [
  {
    journey: repair,
    samples: repairSamples as unknown as Samples,
    properties: repairProperties as readonly Property[],
    titles: repairTitles,
    requirements: repairRequirements,
  },
  {
    journey: payment,
    samples: paymentSamples as unknown as Samples,
    properties: paymentProperties as readonly Property[],
    titles: paymentTitles,
    requirements: paymentRequirements,
  },
  {
    journey: appointment,
    samples: appointmentSamples as unknown as Samples,
    properties: appointmentProperties as readonly Property[],
    titles: appointmentTitles,
    requirements: appointmentRequirements,
  },
  {
    ...serviceRequest,
    properties: serviceRequestProperties as readonly Property[],
    titles: serviceRequestTitles,
    requirements: serviceRequestRequirements,
  },
  {
    journey: cancellation,
    samples: cancellationSamples as unknown as Samples,
    properties: cancellationProperties as readonly Property[],
    titles: cancellationTitles,
    requirements: cancellationRequirements,
  },
  {
    journey: chase,
    samples: chaseSamples as unknown as Samples,
    properties: chaseProperties as readonly Property[],
    titles: chaseTitles,
  },
  {
    journey: recall,
    samples: recallSamples as unknown as Samples,
    properties: recallProperties as readonly Property[],
    titles: recallTitles,
  },
  {
    journey: feedback,
    samples: feedbackSamples as unknown as Samples,
    properties: feedbackProperties as readonly Property[],
    titles: feedbackTitles,
  },
  {
    journey: reminders,
    samples: remindersSamples as unknown as Samples,
    properties: remindersProperties as readonly Property[],
    titles: remindersTitles,
  },
  {
    journey: adjustments,
    samples: adjustmentsSamples as unknown as Samples,
    properties: adjustmentsProperties as readonly Property[],
    titles: adjustmentsTitles,
  },
  {
    journey: profile,
    samples: profileSamples as unknown as Samples,
    properties: profileProperties as readonly Property[],
    titles: profileTitles,
    requirements: profileRequirements,
  },
  {
    journey: enquiry,
    samples: enquirySamples as unknown as Samples,
    properties: enquiryProperties as readonly Property[],
    titles: enquiryTitles,
    requirements: enquiryRequirements,
  },
  {
    journey: complaint,
    samples: complaintSamples as unknown as Samples,
    properties: complaintProperties as readonly Property[],
    titles: complaintTitles,
  },
  {
    journey: complaintReview,
    samples: complaintReviewSamples as unknown as Samples,
    properties: complaintReviewProperties as readonly Property[],
    titles: complaintReviewTitles,
    exemptions: [
      {
        what: 'reason.asking CONTINUE reasonHasAnswerMissingOrWrong',
        why: 'nobody has to give a reason, so every text is an answer',
      },
    ],
  },
  {
    journey: statementRequest,
    samples: statementRequestSamples as unknown as Samples,
    properties: statementRequestProperties as readonly Property[],
    titles: statementRequestTitles,
    requirements: statementRequestRequirements,
  },
  {
    journey: rescheduling,
    samples: reschedulingSamples as unknown as Samples,
    properties: reschedulingProperties as readonly Property[],
    titles: reschedulingTitles,
  },
];

/** Every journey and every supporting machine, for the tests, the paths and the atlas. */
export const allFlows: readonly AnyFlow[] = [...flows, ...supportingMachines];
