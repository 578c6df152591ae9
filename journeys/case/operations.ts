import type { NoticeKey } from '../../content/notices.ts';
import type { Complaint } from '../../machines/engine/index.ts';
import { loadPlaces, residentialFirst } from '../shared/homes.ts';
import { determineTeam, loadResident, loadTypes, lookUpPlace } from './calls/reading.ts';
import { sendCase } from './calls/sending.ts';
import { type CaseFacts, operation } from './vocabulary.ts';

// Most of the questions are the provider's data, so their names are any.
interface AnyCaseQuestion {
  readonly kind: string;
  check(value: unknown, facts: CaseFacts): readonly Complaint<NoticeKey>[];
}
const define = operation<Readonly<Record<string, AnyCaseQuestion>>>({});

const nobodyTakesIt = { end: 'unavailable', notice: 'Service_API_Error' } as const;

/** What the journey waits for. */
export const operations = {
  loadResident: define({
    dependsOn: [],
    run: (_situation, tools) => loadResident(tools),
    outcomes: {
      'service requests are switched off': { when: ({ isOpen }) => !isOpen, goTo: { end: 'home' } },
      'the resident may ask': {
        facts: ({ resident, tenancies }) => ({ resident, tenancies }),
        goTo: 'next',
      },
    },
    faults: { otherwise: { end: 'broken' } },
    // The provider may have turned a switch since, and who may be here depends on it.
    refetch: 'onEntry',
  }),

  loadPlaces: define({
    dependsOn: [],
    run: async ({ facts }, tools) =>
      residentialFirst(await loadPlaces(facts.tenancies, tools, { signal: tools.signal })),
    outcomes: {
      'the resident has no place with us': {
        when: (homes) => homes.length === 0,
        goTo: nobodyTakesIt,
      },
      'there is one place': {
        when: (homes) => homes.length === 1,
        facts: (homes) => ({ homes }),
        answers: (homes) => ({ property: homes[0]?.premisesId }),
        goTo: 'next',
      },
      'there are several places': { facts: (homes) => ({ homes }), goTo: 'next' },
    },
    faults: { otherwise: { errorPage: 'failed', notice: 'cases_servicedown' } },
  }),

  loadTypes: define({
    dependsOn: [],
    run: (_situation, tools) => loadTypes(tools),
    outcomes: { 'it is known what can be asked for': { facts: (types) => ({ types }), goTo: 'next' } },
  }),

  lookUpPlace: define({
    dependsOn: ['property'],
    run: (situation, tools) => lookUpPlace(situation, tools),
    outcomes: { 'the place is known': { facts: (place) => ({ place }), goTo: 'next' } },
    faults: { otherwise: nobodyTakesIt },
  }),

  determineTeam: define({
    dependsOn: ['property', 'type'],
    run: (situation, tools) => determineTeam(situation, tools),
    outcomes: {
      'no team takes it': {
        when: (team) => team === null,
        goTo: nobodyTakesIt,
      },
      'a team takes it': { facts: (team) => ({ team }), goTo: 'next' },
    },
    // Without a team there is nobody to send it to: it is not kept.
    faults: { otherwise: nobodyTakesIt },
    // Who deals with it may have changed since the review was last opened.
    refetch: 'onEntry',
  }),

  sendCase: define({
    dependsOn: [],
    run: (situation, tools) => sendCase(situation, tools),
    outcomes: {
      'no team takes it by now': {
        when: (sending) => sending.became === 'for another team' && sending.team === null,
        goTo: nobodyTakesIt,
      },
      'another team takes it by now': {
        when: ({ became }) => became === 'for another team',
        facts: (sending) => (sending.became === 'for another team' ? { team: sending.team } : {}),
        notices: () => ['Case_CC023'],
        goTo: 'stay',
      },
      'other things are asked by now': {
        when: ({ became }) => became === 'asked otherwise',
        facts: (sending) => (sending.became === 'asked otherwise' ? { types: sending.types } : {}),
        goTo: 'restart',
      },
      'it was sent': {
        facts: (sending) => (sending.became === 'sent' ? { sent: sending.reference } : {}),
        goTo: { end: 'sent' },
      },
    },
    faults: { otherwise: { stay: 'Case_CC023' } },
    slow: { afterMs: 1000, notice: 'Case_CC022' },
  }),
};
