import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

/** Words of the message about dates set by law that we missed. */
export const missedDeadlines = /* @__PURE__ */ words('missed-deadlines.missedDeadlines', {
  subject: 'We are late: {repair}',
  /** `{missed}` is what was missed, each in a line with its date; `{owed}` what the resident can ask for. */
  body: `By law, we should have done this about {job} by now:
{missed}
We are sorry. {owed}
Call us on ${provider.phone}, ${provider.hours}.`,
  line: '{duty}: by {by}.',
  /** What a resident can ask for, by what the table of deadlines says is owed. */
  owed: {
    temporaryHome: 'Until your home is safe, we must offer you somewhere safe to stay, at our cost.',
    complaintOrCourt: 'You can complain to us, and you can take us to court.',
    ombudsman: 'You can take your complaint to the Housing Ombudsman.',
    authority: 'You can tell your council or the Health and Safety Executive.',
    regulator: 'You can tell the Regulator of Social Housing.',
  },
} as const);
