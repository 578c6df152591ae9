import type { DraftKept, DraftLoaded } from '../calls/draft.ts';
import { questions } from '../questions.ts';
import { isClosed } from '../situation.ts';
import { operation } from '../vocabulary.ts';

const define = operation(questions);
const draftCalls = () => import('../calls/draft.ts');

/** How saving ends, whatever it was that made it save. */
const saved = {
  'somebody changed the repair first': {
    when: (kept: DraftKept) => kept.changedElsewhere,
    facts: (kept: DraftKept) => ({ draft: kept.draft }),
    goTo: { errorPage: 'failed', notice: 'repair_Journey_Error_Message1' },
  },
  saved: { facts: (kept: DraftKept) => ({ draft: kept.draft }), goTo: 'next' },
} as const;

/** How the first saving ends: without an address there is nothing that could ever be sent. */
const started = {
  'the new repair has no address': {
    when: (kept: DraftKept) => kept.draft === null,
    goTo: { errorPage: 'workOrderError', notice: 'repair_Journey_Error_Message1' },
  },
  'saved anew for another place, without the files of the first': {
    when: (kept: DraftKept) => kept.withoutFiles === true,
    facts: (kept: DraftKept) => ({ draft: kept.draft }),
    answers: () => ({ files: undefined }),
    goTo: 'next',
  },
  ...saved,
} as const;

/** How carrying on a saved draft begins, wherever it was chosen. */
const carriedOn = {
  'the saved repair is there': {
    facts: ({ draft, lostReason }: DraftLoaded) => ({ draft, lostReason }),
    answers: (loaded: DraftLoaded) => loaded.answers,
    goTo: 'restart',
  },
} as const;

const gone = { missing: { errorPage: 'failed', notice: 'WorkOrderByIdAPI_Error' } } as const;

/** Why the files need not be saved again for the priority that goes with them. */
const savedLater = 'the priority is saved again with each later step, and with the report itself';

export const draft = {
  resumeDraft: define({
    dependsOn: [],
    run: async (it, tools) => (await draftCalls()).loadDraft(it.facts.resuming ?? '', it, tools),
    outcomes: {
      'repairs are not taken online where the home of the saved repair is': {
        when: (loaded, it) =>
          it.facts.homes.some((home) => home.premisesId === loaded.answers.address && isClosed(it, home)),
        goTo: { end: 'home' },
      },
      ...carriedOn,
    },
    faults: gone,
  }),

  startDraft: define({
    dependsOn: [],
    run: async (it, tools) => (await draftCalls()).startDraft(it, tools),
    outcomes: started,
  }),

  keepDraft: define({
    dependsOn: [],
    run: async (it, tools) => (await draftCalls()).keepDraft(it, tools),
    outcomes: saved,
  }),

  saveOnLeaving: define({
    dependsOn: [],
    run: async (it, tools) => (await draftCalls()).saveOnLeaving(it, tools),
    outcomes: saved,
  }),

  discardDraft: define({
    dependsOn: [],
    run: async (it, tools) => (await draftCalls()).discardDraft(it, tools),
    outcomes: {
      'thrown away': { facts: (thrownAway) => ({ draft: null, thrownAway }), goTo: 'next' },
    },
  }),

  switchDraft: define({
    dependsOn: [],
    run: async (it, tools) => (await draftCalls()).switchDraft(it, tools),
    outcomes: carriedOn,
    faults: gone,
  }),

  attachFiles: define({
    dependsOn: ['files'],
    ignores: { asset: savedLater, reason: savedLater, access: savedLater },
    run: async (it, tools) => (await draftCalls()).attachFiles(it, tools),
    outcomes: saved,
    mutates: true,
  }),
};
