import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

/**
 * Words of the message and e-mail about something that we said we would do for a repair, and did not. `{contractor}` comes
 * or calls, `{by}` is `8pm on Monday 23 November 2026`, `{visit}` an appointment.
 */
export const missedPromises = /* @__PURE__ */ words('missed-promises.missedPromises', {
  theContractor: 'The contractor',
  visit: '{day}, {window}',
  subject: 'We did not do what we said: {repair}',
  body: `This is about {job}. {missed} If this has not happened, we are sorry.
Open the repair in your account. There you can ask us what is happening, tell us if someone came, or complain.
If anyone is in danger, call us now on ${provider.phone}.`,
  /** Where the resident can take another time. */
  bodyWithNewTime: `This is about {job}. {missed} If this has not happened, we are sorry.
Open the repair in your account. There you can choose a new time, ask us what is happening, tell us if someone came, or complain.
If anyone is in danger, call us now on ${provider.phone}.`,
  /** What should have happened, by the kind of promise. */
  said: {
    visit: '{contractor} should have come on {visit}.',
    wishedVisit: 'You asked for an appointment on {visit}. {contractor} should have confirmed it and come.',
    emergencyVisit: '{contractor} should have come by {by}.',
    contractorCall: '{contractor} should have called you by {by}.',
    choice: '{contractor} should have called you by {by}.',
    agentCall: 'The managing agent should have called you by {by}.',
    review: 'We should have looked at your report and called you by {by}.',
    approval: 'We should have decided about the work by {by}.',
    workReport: '{contractor} should have finished the work, or arranged the next visit with you, by {by}.',
    holdUpdate: 'We should have told you by {by} when the work can go on.',
    chaseAnswer: 'You asked us what is happening. We should have told you by {by}, and we did not.',
  },
} as const);
