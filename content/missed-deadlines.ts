import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

/** Words of the message about dates set by law that we missed. */
export const missedDeadlines = /* @__PURE__ */ words('missed-deadlines.missedDeadlines', {
  subject: ({ repair }: { readonly repair: string }) => `We are late: ${repair}`,
  body: ({
    job,
    missed,
    owed,
  }: {
    /** Number of the repair. */
    readonly job: string;
    /** What was missed, each with its date. */
    readonly missed: readonly string[];
    /** What the resident can ask for. */
    readonly owed: readonly string[];
  }) => `By law, we should have done this about repair ${job} by now:
${missed.join('\n')}
We are sorry. ${owed.join(' ')}
Call us on ${provider.phone}, ${provider.hours}.`,
  line: ({ duty, by }: { readonly duty: string; readonly by: string }) => `${duty}: by ${by}.`,
  /** `midday on Monday 23 November 2026`. */
  moment: ({ time, day }: { readonly time: string; readonly day: string }) => `${time} on ${day}`,
  /** What a resident can ask for, by what the table of deadlines says is owed. */
  owed: {
    temporaryHome: 'Until your home is safe, we must offer you somewhere safe to stay, at our cost.',
    complaintOrCourt: 'You can complain to us, and you can take us to court.',
    ombudsman: 'You can take your complaint to the Housing Ombudsman.',
    authority: 'You can tell your council or the Health and Safety Executive.',
    regulator: 'You can tell the Regulator of Social Housing.',
  },
} as const);
