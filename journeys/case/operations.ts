import type { NoticeKey } from '../../content/notices.ts';
import type { Complaint } from '../../machines/question.ts';
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
    reads: [],
    run: (_situation, tools) => loadResident(tools),
    outcomes: {
      'service requests are switched off': { when: ({ isOpen }) => !isOpen, leads: { end: 'home' } },
      'the resident may ask': {
        learns: ({ resident, tenancies }) => ({ resident, tenancies }),
        leads: 'on',
      },
    },
    faults: { otherwise: { end: 'broken' } },
    // The provider may have turned a switch since, and who may be here depends on it.
    anew: true,
  }),

  loadPlaces: define({
    reads: [],
    run: async ({ facts }, tools) =>
      residentialFirst(await loadPlaces(facts.tenancies, tools, { signal: tools.signal })),
    outcomes: {
      'the resident has no place with us': {
        when: (homes) => homes.length === 0,
        leads: nobodyTakesIt,
      },
      'there is one place': {
        when: (homes) => homes.length === 1,
        learns: (homes) => ({ homes }),
        answers: (homes) => ({ property: homes[0]?.premisesId }),
        leads: 'on',
      },
      'there are several places': { learns: (homes) => ({ homes }), leads: 'on' },
    },
    faults: { otherwise: { halt: 'failed', notice: 'cases_servicedown' } },
  }),

  loadTypes: define({
    reads: [],
    run: (_situation, tools) => loadTypes(tools),
    outcomes: { 'it is known what can be asked for': { learns: (types) => ({ types }), leads: 'on' } },
  }),

  lookUpPlace: define({
    reads: ['property'],
    run: (situation, tools) => lookUpPlace(situation, tools),
    outcomes: { 'the place is known': { learns: (place) => ({ place }), leads: 'on' } },
    faults: { otherwise: nobodyTakesIt },
  }),

  determineTeam: define({
    reads: ['property', 'type'],
    run: (situation, tools) => determineTeam(situation, tools),
    outcomes: {
      'no team takes it': {
        when: (team) => team === null,
        leads: nobodyTakesIt,
      },
      'a team takes it': { learns: (team) => ({ team }), leads: 'on' },
    },
    // Without a team there is nobody to send it to: it is not kept.
    faults: { otherwise: nobodyTakesIt },
    // Who deals with it may have changed since the review was last opened.
    anew: true,
  }),

  sendCase: define({
    reads: [],
    run: (situation, tools) => sendCase(situation, tools),
    outcomes: {
      'no team takes it by now': {
        when: (sending) => sending.became === 'for another team' && sending.team === null,
        leads: nobodyTakesIt,
      },
      'another team takes it by now': {
        when: ({ became }) => became === 'for another team',
        learns: (sending) => (sending.became === 'for another team' ? { team: sending.team } : {}),
        notices: () => ['Case_CC023'],
        leads: 'stay',
      },
      'other things are asked by now': {
        when: ({ became }) => became === 'asked otherwise',
        learns: (sending) => (sending.became === 'asked otherwise' ? { types: sending.types } : {}),
        leads: 'again',
      },
      'it was sent': {
        learns: (sending) => (sending.became === 'sent' ? { sent: sending.reference } : {}),
        leads: { end: 'sent' },
      },
    },
    faults: { otherwise: { stay: 'Case_CC023' } },
    late: { after: 1000, notice: 'Case_CC022' },
  }),
};
