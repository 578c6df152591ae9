// Reporting a repair as somebody would write it in XState without the engine: the same steps, questions, checks, stops
// and answers, forwards and backwards. What the engine gives besides is left out: editing from the review, opening an
// address, carrying on a saved repair, leaving with and without saving. So the comparison is in this machine's favour.
import { assign } from 'xstate';
import { canTakeWork, chosenContractor, goesToPerson } from '../../journeys/repair/result.ts';
import { nothingKnown } from '../../journeys/repair/vocabulary.ts';
import { learn, remember } from './hand-written-changes.ts';
import { asking, base, checkedAsking, input, keeping, onError, passed } from './hand-written-parts.ts';
import {
  assetRefusal,
  isRefused,
  reasonFacts,
  reasonRefusal,
  situationOf,
} from './hand-written-situation.ts';

export const handWrittenRepair = base.createMachine({
  id: 'repair',
  context: {
    facts: nothingKnown,
    answers: {},
    entered: {},
    complaints: {},
    attempts: 0,
    notices: [],
    checked: {},
    pressed: false,
    key: '',
  },
  initial: 'property',
  states: {
    property: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadResident',
            src: 'loadResident',
            input,
            onDone: [
              { guard: ({ event }) => event.output.toggles.maintenance, target: '#repair.failed' },
              { guard: ({ event }) => event.output.homes.length === 0, target: '#repair.failed' },
              {
                guard: ({ context, event }) => isRefused(event.output, situationOf(context)),
                target: '#repair.home',
              },
              { target: 'arriving', actions: assign(({ context, event }) => learn(context, event.output)) },
            ],
            onError,
          },
        },
        arriving: passed('property', '#repair.asset'),
        returning: passed('property', '#repair.home'),
        asking: asking('property', '#repair.asset', '#repair.home'),
      },
    },
    asset: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadAssets',
            src: 'loadAssets',
            input,
            onDone: [
              { guard: ({ event }) => event.output.length === 0, target: '#repair.failed' },
              {
                target: 'asking',
                actions: assign(({ context, event }) => learn(context, { assets: event.output })),
              },
            ],
            onError,
          },
        },
        asking: checkedAsking('asset', '#repair.reason', '#repair.property.returning'),
        checking: {
          invoke: {
            id: 'checkAsset',
            src: 'checkAsset',
            input,
            onDone: {
              target: 'asking',
              actions: assign(({ context, event }) =>
                remember(context, 'asset', assetRefusal(event.output), event.output.supplimentaryCodes),
              ),
            },
            onError,
          },
          on: { ANSWER: { target: 'asking', actions: 'enter' } },
        },
      },
    },
    reason: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadLocations',
            src: 'loadLocations',
            input,
            onDone: [
              { guard: ({ event }) => event.output.length === 0, target: '#repair.failed' },
              {
                target: 'asking',
                actions: assign(({ context, event }) => learn(context, { locations: event.output })),
              },
            ],
            onError,
          },
        },
        asking: checkedAsking('reason', 'saving', '#repair.asset.asking'),
        checking: {
          invoke: {
            id: 'checkReason',
            src: 'checkReason',
            input,
            onDone: {
              target: 'asking',
              actions: assign(({ context, event }) => {
                const it = situationOf(context);
                const refused = reasonRefusal(event.output, it);
                return {
                  ...learn(context, { reason: reasonFacts(event.output, it) }),
                  ...remember(context, 'reason', refused, event.output.outcome.supplimentaryCodes),
                };
              }),
            },
            onError,
          },
          on: { ANSWER: { target: 'asking', actions: 'enter' } },
        },
        saving: keeping('startDraft', '#repair.followUp'),
      },
    },
    followUp: {
      initial: 'arriving',
      states: {
        arriving: passed('followUp', '#repair.emergency'),
        returning: passed('followUp', '#repair.reason.asking'),
        asking: asking('followUp', '#repair.emergency', '#repair.reason.asking'),
      },
    },
    emergency: {
      initial: 'arriving',
      states: {
        arriving: passed('emergency', '#repair.duplicate'),
        returning: passed('emergency', '#repair.followUp.returning'),
        asking: asking('emergency', '#repair.duplicate', '#repair.followUp.returning'),
      },
    },
    duplicate: {
      initial: 'finding',
      states: {
        finding: {
          invoke: {
            id: 'findDuplicates',
            src: 'findDuplicates',
            input,
            onDone: {
              target: 'arriving',
              actions: assign(({ context, event }) => learn(context, { duplicates: event.output })),
            },
            onError,
          },
        },
        arriving: passed('duplicate', '#repair.details'),
        returning: passed('duplicate', '#repair.emergency.returning'),
        asking: asking('duplicate', '#repair.details', '#repair.emergency.returning'),
      },
    },
    details: {
      initial: 'asking',
      states: {
        asking: asking('details', 'saving', '#repair.duplicate.returning'),
        saving: keeping('keepDraft', '#repair.media'),
      },
    },
    media: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'readPhotoSwitch',
            src: 'readPhotoSwitch',
            input,
            onDone: {
              target: 'arriving',
              actions: assign(({ context, event }) => learn(context, { photosAllowed: event.output })),
            },
            onError,
          },
        },
        arriving: passed('media', '#repair.vandalism'),
        returning: passed('media', '#repair.details'),
        asking: {
          ...asking('media', '#repair.vandalism', '#repair.details'),
          on: {
            ...asking('media', '#repair.vandalism', '#repair.details').on,
            ANSWER: { target: 'settling', actions: 'enter' },
          },
        },
        settling: { after: { 1000: { guard: 'filesChanged', target: 'attaching' } } },
        attaching: keeping('attachFiles', 'asking'),
      },
    },
    vandalism: {
      initial: 'arriving',
      states: {
        arriving: passed('vandalism', '#repair.vulnerability'),
        returning: passed('vandalism', '#repair.media.returning'),
        asking: asking('vandalism', 'saving', '#repair.media.returning'),
        saving: keeping('keepDraft', '#repair.vulnerability'),
      },
    },
    vulnerability: {
      initial: 'arriving',
      states: {
        arriving: passed('vulnerability', '#repair.covid'),
        returning: passed('vulnerability', '#repair.vandalism.returning'),
        asking: asking('vulnerability', 'deciding', '#repair.vandalism.returning'),
        deciding: { always: [{ guard: 'isProviderAsked', target: 'checking' }, { target: 'saving' }] },
        checking: {
          invoke: {
            id: 'checkVulnerability',
            src: 'checkVulnerability',
            input,
            onDone: [
              {
                guard: ({ event }) => !event.output.isEligible,
                target: 'asking',
                actions: assign({ notices: ['OrbisBlockMsg1', 'OrbisBlockMsg2', 'OrbisBlockMsg3'] }),
              },
              { target: 'saving' },
            ],
            onError,
          },
        },
        saving: keeping('keepDraft', '#repair.covid'),
      },
    },
    covid: {
      initial: 'arriving',
      states: {
        arriving: passed('covid', '#repair.contact'),
        returning: passed('covid', '#repair.vulnerability.returning'),
        asking: asking('covid', 'saving', '#repair.vulnerability.returning'),
        saving: keeping('keepDraft', '#repair.contact'),
      },
    },
    contact: {
      initial: 'asking',
      states: {
        asking: asking('contact', 'saving', '#repair.covid.returning'),
        saving: keeping('keepDraft', '#repair.confirmation'),
      },
    },
    confirmation: {
      initial: 'choosing',
      states: {
        choosing: {
          invoke: {
            id: 'chooseContractor',
            src: 'chooseContractor',
            input,
            onDone: [
              {
                guard: ({ context, event }) =>
                  !event.output.isAgreed ||
                  !canTakeWork(event.output, context.facts.toggles.demobilisedSites),
                target: 'refused',
              },
              {
                target: 'asking',
                actions: assign(({ context, event }) =>
                  learn(context, { contractor: chosenContractor(event.output, situationOf(context)) }),
                ),
              },
            ],
            onError,
          },
        },
        refused: { on: { GO_BACK: '#repair.contact' } },
        asking: { entry: 'show', on: { CONTINUE: 'submitting', GO_BACK: '#repair.contact' } },
        submitting: {
          invoke: {
            id: 'submit',
            src: 'submit',
            input,
            onDone: [
              { guard: ({ event }) => !event.output.sent, target: '#repair.failed' },
              { guard: ({ context }) => goesToPerson(situationOf(context)), target: '#repair.home' },
              { target: 'numbering' },
            ],
            onError,
          },
        },
        numbering: {
          invoke: {
            id: 'awaitJobNumber',
            src: 'awaitJobNumber',
            input,
            onDone: [
              { guard: ({ event }) => event.output === null, target: '#repair.failed' },
              { target: '#repair.home' },
            ],
            onError,
          },
        },
      },
    },
    failed: { on: { RETRY: 'property' } },
    signedOut: { type: 'final' },
    home: { type: 'final' },
  },
});
