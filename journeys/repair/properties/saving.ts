import { hasNotices } from '../../../machines/exploration/index.ts';
import { contact, forgot, hasEnded, isBeyond, type Properties, type Question, reason } from './terms.ts';

const saving = ['startDraft', 'keepDraft', 'saveOnLeaving', 'attachFiles'] as const;

/** Saved repairs, and leaving. */
export const savedRepairs: Properties = [
  {
    says: 'Continue on the reason saves the repair, and only a reason that can be reported is saved.',
    rows: ['DRAFT-01', 'DRAFT-03', 'REP-LOC-08'],
    when: (it) => it.waitsFor === 'startDraft',
    always: (it) => it.step === 'reason' && !it.isBlocked && reason(it) !== undefined,
  },
  {
    says: 'A saved repair that is replaced by one about another place leaves its files behind.',
    rows: ['DRAFT-03', 'A23'],
    when: (it) => it.returned('startDraft')?.output.withoutFiles === true,
    always: (it) => it.answers.files === undefined && it.confirmed.files === undefined,
  },
  {
    says: 'Nobody goes on from the reason but by saving the repair.',
    rows: ['DRAFT-01', 'REP-LOC-07'],
    when: (it) => it.event?.type === 'CONTINUE' && it.before?.step === 'reason',
    always: (it) => it.step === 'reason',
  },
  {
    says: 'From the reason on there is a saved repair behind what is asked.',
    rows: ['DRAFT-01', 'DRAFT-02'],
    when: (it) => it.isAsking && isBeyond(it, 'reason'),
    always: (it) => it.facts.draft !== null,
  },
  {
    says: 'Where somebody changed the saved repair first, an error page says so and nothing is lost.',
    rows: ['DRAFT-04', 'SUB-12'],
    when: (it) =>
      saving.some((operation) => it.returned(operation)?.output.changedElsewhere === true) &&
      it.before?.activity !== 'leaving',
    always: (it) => it.errorPage !== undefined || !it.isAsking,
  },
  {
    says: 'The repair is saved with each answer from the description on.',
    rows: ['DRAFT-04'],
    when: (it) =>
      it.event?.type === 'CONTINUE' &&
      it.before?.isAsking === true &&
      ['details', 'vandalism', 'vulnerability', 'covid', 'contact'].includes(it.before.step) &&
      it.complaints.length === 0 &&
      !it.before.isBlocked,
    always: (it) => it.activity === 'submitting' || it.activity === 'checking' || it.activity === 'asking',
  },
  {
    says: 'Save and exit saves the repair and leads home.',
    rows: ['DRAFT-05', 'REP-NAV-03'],
    when: (it) =>
      it.before?.activity === 'saving' && it.returned('saveOnLeaving')?.output.changedElsewhere === false,
    always: (it) => it.end === 'home',
  },
  {
    says: 'Leaving without saving throws the saved repair away and leads home.',
    rows: ['DRAFT-06', 'A117'],
    when: (it) => it.returned('discardDraft') !== undefined,
    always: (it) => it.end === 'home' && it.facts.draft === null,
  },
  {
    says: 'Return to the repair closes the question about leaving, with every answer kept.',
    rows: ['REP-NAV-05'],
    when: (it) => it.before?.activity === 'exiting' && it.event?.type === 'STAY',
    always: (it) =>
      it.step === it.before?.step && JSON.stringify(it.answers) === JSON.stringify(it.before?.answers),
  },
  {
    says: 'Back asks first wherever an answer would be lost.',
    rows: ['REP-NAV-01', 'A21'],
    when: (it) =>
      it.event?.type === 'BACK' && it.before?.isAsking === true && it.activity !== 'confirmingBack',
    always: (it) => JSON.stringify(it.answers) === JSON.stringify(it.before?.answers),
  },
  {
    says: 'Going back keeps the answers of the step that is shown then, and the files.',
    rows: ['REP-NAV-02', 'A21'],
    when: (it) => it.event?.type === 'GO_BACK' && it.isAsking,
    always: (it) => it.activity === 'checking' || it.confirmed.files === it.before?.confirmed.files,
  },
  {
    says: 'Going back forgets whom to contact, and everything else that was said after.',
    rows: ['REP-NAV-02', 'A21'],
    when: (it) => it.event?.type === 'GO_BACK' && it.activity === 'asking' && it.step !== 'confirmation',
    always: (it) => it.step === 'contact' || forgot(it, ...contact),
  },
  {
    says: 'Exit asks first, once what is being saved has come back.',
    rows: ['REP-NAV-03'],
    when: (it) => it.event?.type === 'EXIT' && it.activity !== 'checking',
    always: (it) => it.activity === 'exiting',
  },
  {
    says: 'A saved repair that is gone opens an error page.',
    rows: ['MSG-WorkOrderByIdAPI_Error'],
    when: (it) => it.failed('resumeDraft') === 'missing' || it.failed('switchDraft') === 'missing',
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'WorkOrderByIdAPI_Error'),
  },
  {
    says: 'A saved repair is carried on with all the answers that it holds.',
    rows: ['DRAFT-08', 'A24'],
    when: (it) => it.returned('switchDraft') !== undefined,
    always: (it) =>
      Object.entries(it.returned('switchDraft')?.output.answers ?? {}).every(
        ([question, value]) => JSON.stringify(it.answers[question as Question]) === JSON.stringify(value),
      ),
  },

  {
    says: 'A saved repair that is carried on in another browser asks again how urgent it is, and about repairs like it.',
    rows: ['DRAFT-14', 'A24'],
    when: (it) => it.returned('resumeDraft')?.output.answers.reason != null && it.facts.remembered === null,
    always: (it) => hasEnded(it) || forgot(it, 'access', 'duplicate'),
  },
];
