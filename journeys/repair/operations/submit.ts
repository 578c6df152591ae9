import { questions } from '../questions.ts';
import { type ContractorChosen, canTakeWork, chosenContractor, goesToPerson, resultOf } from '../result.ts';
import { type RepairSituation, reasonOf } from '../situation.ts';
import { operation, type Raised } from '../vocabulary.ts';
import { talkFirst } from './reason.ts';

const define = operation(questions);
const calls = () => import('../calls/submit.ts');

const raised = (
  it: RepairSituation,
  jobNumber: string | null,
  result = resultOf(it),
): { readonly raised: Raised } => ({
  raised: {
    worksOrderId: it.facts.draft?.id ?? '',
    jobNumber,
    description: reasonOf(it)?.description ?? '',
    result,
    isOutOfHours: it.facts.contractor?.isOutOfHours === true,
  },
});

const cannotTakeWork = (chosen: ContractorChosen, it: RepairSituation): boolean =>
  !canTakeWork(chosen, it.facts.toggles.demobilisedSites);

export const submit = {
  findDuplicates: define({
    reads: ['address', 'asset', 'location', 'reason'],
    run: async (it, tools) => (await import('../calls/duplicates.ts')).findDuplicates(it, tools),
    outcomes: {
      'something like it may be open': {
        when: (duplicates) => duplicates.length > 0,
        learns: (duplicates) => ({ duplicates }),
        leads: 'on',
      },
      'nothing like it is open': { learns: () => ({ duplicates: [] }), leads: 'on' },
    },
  }),

  chooseContractor: define({
    reads: ['address', 'asset', 'reason', 'access', 'duplicate', 'vandalism', 'vulnerable'],
    run: async (it, tools) => (await calls()).chooseContractor(it, tools),
    outcomes: {
      'no contractor can take it': { when: cannotTakeWork, notices: () => talkFirst, leads: 'block' },
      'the provider wants to talk first': {
        when: (chosen) => !chosen.isAgreed,
        notices: () => talkFirst,
        leads: 'block',
      },
      'a contractor can take it': {
        learns: (chosen, it) => ({ contractor: chosenContractor(chosen, it) }),
        leads: 'on',
      },
    },
    // Who takes work may have changed since the report was last about to be sent.
    anew: true,
  }),

  submit: define({
    reads: [],
    run: async (it, tools) => (await calls()).submit(it, tools),
    outcomes: {
      'online repairs were closed meanwhile': {
        when: (answer) => !answer.sent && answer.why === 'closed',
        leads: { halt: 'failed', notice: 'repairs_Maintenance_Message' },
      },
      'somebody saved the repair meanwhile': {
        when: (answer) => !answer.sent && answer.why === 'changed',
        learns: (answer, { facts }) => ({ draft: facts.draft && { ...facts.draft, eTag: answer.eTag } }),
        leads: { halt: 'failed', notice: 'repair_Journey_Error_Message1' },
      },
      'there is no saved repair to send': {
        when: (answer) => !answer.sent,
        leads: { halt: 'workOrderError', notice: 'repair_Journey_Error_Message1' },
      },
      'sent, for a person to look at': {
        when: (answer, it) => (answer.sent && answer.isForPerson) || goesToPerson(it),
        // Where nothing here says why, the provider knows of another repair like it.
        learns: (_answer, it) => raised(it, null, goesToPerson(it) ? resultOf(it) : 'duplicate'),
        leads: { end: 'home' },
      },
      'sent, to get a job number': { leads: 'on' },
    },
  }),

  awaitJobNumber: define({
    reads: [],
    run: async (it, tools) => (await calls()).awaitJobNumber(it, tools),
    outcomes: {
      'the job number has not come': {
        when: (jobNumber) => jobNumber === null,
        leads: { halt: 'workOrderError', notice: 'Work_Order_Unconfirmed', retry: 'operation' },
      },
      'an appointment can be booked': {
        when: (_jobNumber, it) => resultOf(it) === 'to be booked',
        learns: (jobNumber, it) => raised(it, jobNumber),
        leads: { end: 'scheduler' },
      },
      'no appointment to book': { learns: (jobNumber, it) => raised(it, jobNumber), leads: { end: 'home' } },
    },
  }),
};
