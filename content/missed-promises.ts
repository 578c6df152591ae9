import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

interface Promised {
  /** Who comes or calls. */
  readonly contractor: string;
  /** `8pm on Monday 23 November 2026`. */
  readonly by: string;
  /** Of an appointment: `Monday 23 November 2026, 8am to midday`. */
  readonly visit: string;
}

const called = ({ contractor, by }: Promised) => `${contractor} should have called you by ${by}.`;

/** Words of the message and e-mail about something that we said we would do for a repair, and did not. */
export const missedPromises = /* @__PURE__ */ words('missed-promises.missedPromises', {
  theContractor: 'The contractor',
  moment: ({ time, day }: { readonly time: string; readonly day: string }) => `${time} on ${day}`,
  visit: ({ day, from, to }: { readonly day: string; readonly from: string; readonly to: string }) =>
    `${day}, ${from} to ${to}`,
  subject: ({ repair }: { readonly repair: string }) => `We did not do what we said: ${repair}`,
  body: ({
    job,
    missed,
    canTakeTime,
  }: {
    readonly job: string;
    readonly missed: string;
    readonly canTakeTime: boolean;
  }) =>
    `This is about ${job}. ${missed} If this has not happened, we are sorry.
Open the repair in your account. There you can ${canTakeTime ? 'choose a new time, ' : ''}ask us what is happening, tell us if someone came, or complain.
If anyone is in danger, call us now on ${provider.phone}.`,
  /** What should have happened, by the kind of promise. */
  said: {
    visit: ({ contractor, visit }: Promised) => `${contractor} should have come on ${visit}.`,
    wishedVisit: ({ contractor, visit }: Promised) =>
      `You asked for an appointment on ${visit}. ${contractor} should have confirmed it and come.`,
    emergencyVisit: ({ contractor, by }: Promised) => `${contractor} should have come by ${by}.`,
    contractorCall: called,
    choice: called,
    agentCall: ({ by }: Promised) => `The managing agent should have called you by ${by}.`,
    review: ({ by }: Promised) => `We should have looked at your report and called you by ${by}.`,
    approval: ({ by }: Promised) => `We should have decided about the work by ${by}.`,
    workReport: ({ contractor, by }: Promised) =>
      `${contractor} should have finished the work, or arranged the next visit with you, by ${by}.`,
    holdUpdate: ({ by }: Promised) => `We should have told you by ${by} when the work can go on.`,
    chaseAnswer: ({ by }: Promised) =>
      `You asked us what is happening. We should have told you by ${by}, and we did not.`,
  },
} as const);
