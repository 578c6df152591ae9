import type { AnyFlow, Flow, Property, Samples } from '../machines/exploration/index.ts';
import { supportingMachines } from '../machines/supporting-machines.ts';
import { appointment } from './appointment/journey.ts';
import { properties as appointmentProperties } from './appointment/properties.ts';
import { requirements as appointmentRequirements } from './appointment/requirements.ts';
import { samples as appointmentSamples } from './appointment/samples/samples.ts';
import { cancellation } from './cancellation/journey.ts';
import { properties as cancellationProperties } from './cancellation/properties.ts';
import { requirements as cancellationRequirements } from './cancellation/requirements.ts';
import { samples as cancellationSamples } from './cancellation/samples/samples.ts';
import { properties as serviceRequestProperties } from './case/properties.ts';
import { requirements as serviceRequestRequirements } from './case/requirements.ts';
import { flowOfFile as serviceRequest } from './case/samples/demonstration.ts';
import { chase } from './chase/journey.ts';
import { properties as chaseProperties } from './chase/properties.ts';
import { samples as chaseSamples } from './chase/samples.ts';
import { complaint } from './complaint/journey.ts';
import { properties as complaintProperties } from './complaint/properties.ts';
import { samples as complaintSamples } from './complaint/samples/samples.ts';
import { complaintReview } from './complaint-review/journey.ts';
import { properties as complaintReviewProperties } from './complaint-review/properties.ts';
import { samples as complaintReviewSamples } from './complaint-review/samples.ts';
import { enquiry } from './enquiry/journey.ts';
import { properties as enquiryProperties } from './enquiry/properties.ts';
import { requirements as enquiryRequirements } from './enquiry/requirements.ts';
import { samples as enquirySamples } from './enquiry/samples/samples.ts';
import { payment } from './payment/journey.ts';
import { properties as paymentProperties } from './payment/properties.ts';
import { requirements as paymentRequirements } from './payment/requirements.ts';
import { samples as paymentSamples } from './payment/samples/samples.ts';
import { profile } from './profile/journey.ts';
import { properties as profileProperties } from './profile/properties.ts';
import { requirements as profileRequirements } from './profile/requirements.ts';
import { samples as profileSamples } from './profile/samples/samples.ts';
import { recall } from './recall/journey.ts';
import { properties as recallProperties } from './recall/properties.ts';
import { samples as recallSamples } from './recall/samples.ts';
import { repair } from './repair/journey.ts';
import { properties as repairProperties } from './repair/properties.ts';
import { requirements as repairRequirements } from './repair/requirements.ts';
import { samples as repairSamples } from './repair/samples/samples.ts';
import { rescheduling } from './rescheduling/journey.ts';
import { properties as reschedulingProperties } from './rescheduling/properties.ts';
import { samples as reschedulingSamples } from './rescheduling/samples.ts';
import { statementRequest } from './statement-request/journey.ts';
import { properties as statementRequestProperties } from './statement-request/properties.ts';
import { requirements as statementRequestRequirements } from './statement-request/requirements.ts';
import { samples as statementRequestSamples } from './statement-request/samples.ts';

/** Every journey with its samples. Stories and whatever needs screens take theirs from here. */
export const flows: readonly Flow[] = [
  {
    journey: repair,
    samples: repairSamples as unknown as Samples,
    properties: repairProperties as readonly Property[],
    requirements: repairRequirements,
  },
  {
    journey: payment,
    samples: paymentSamples as unknown as Samples,
    properties: paymentProperties as readonly Property[],
    requirements: paymentRequirements,
  },
  {
    journey: appointment,
    samples: appointmentSamples as unknown as Samples,
    properties: appointmentProperties as readonly Property[],
    requirements: appointmentRequirements,
  },
  {
    ...serviceRequest,
    properties: serviceRequestProperties as readonly Property[],
    requirements: serviceRequestRequirements,
  },
  {
    journey: cancellation,
    samples: cancellationSamples as unknown as Samples,
    properties: cancellationProperties as readonly Property[],
    requirements: cancellationRequirements,
  },
  {
    journey: chase,
    samples: chaseSamples as unknown as Samples,
    properties: chaseProperties as readonly Property[],
  },
  {
    journey: recall,
    samples: recallSamples as unknown as Samples,
    properties: recallProperties as readonly Property[],
  },
  {
    journey: profile,
    samples: profileSamples as unknown as Samples,
    properties: profileProperties as readonly Property[],
    requirements: profileRequirements,
  },
  {
    journey: enquiry,
    samples: enquirySamples as unknown as Samples,
    properties: enquiryProperties as readonly Property[],
    requirements: enquiryRequirements,
  },
  {
    journey: complaint,
    samples: complaintSamples as unknown as Samples,
    properties: complaintProperties as readonly Property[],
  },
  {
    journey: complaintReview,
    samples: complaintReviewSamples as unknown as Samples,
    properties: complaintReviewProperties as readonly Property[],
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
    requirements: statementRequestRequirements,
  },
  {
    journey: rescheduling,
    samples: reschedulingSamples as unknown as Samples,
    properties: reschedulingProperties as readonly Property[],
  },
];

/** Every journey and every supporting machine, for the tests, the paths and the atlas. */
export const allFlows: readonly AnyFlow[] = [...flows, ...supportingMachines];
