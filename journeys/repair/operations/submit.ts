import { questions } from '../questions.ts';
import { type ContractorChosen, canTakeWork, chosenContractor, goesToPerson, resultOf } from '../result.ts';
import { type RepairSituation, reasonOf } from '../situation.ts';
import { operation, type Raised } from '../vocabulary.ts';
import { talkFirst } from './reason.ts';

const define = operation(questions);
const submitCalls = () => import('../calls/submit.ts');

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
    dependsOn: ['address', 'asset', 'location', 'reason'],
    run: async (it, tools) => (await import('../calls/duplicates.ts')).findDuplicates(it, tools),
    outcomes: {
      'something like it may be open': {
        when: (duplicates) => duplicates.length > 0,
        facts: (duplicates) => ({ duplicates }),
        goTo: 'next',
      },
      'nothing like it is open': { facts: () => ({ duplicates: [] }), goTo: 'next' },
    },
  }),

  chooseContractor: define({
    dependsOn: ['address', 'asset', 'reason', 'access', 'duplicate', 'vandalism', 'vulnerable'],
    run: async (it, tools) => (await submitCalls()).chooseContractor(it, tools),
    outcomes: {
      'no contractor can take it': { when: cannotTakeWork, notices: () => talkFirst, goTo: 'block' },
      'the provider wants to talk first': {
        when: (chosen) => !chosen.isAgreed,
        notices: () => talkFirst,
        goTo: 'block',
      },
      'a contractor can take it': {
        facts: (chosen, it) => ({ contractor: chosenContractor(chosen, it) }),
        goTo: 'next',
      },
    },
    // Who takes work may have changed since the report was last about to be sent.
    refetch: 'onEntry',
  }),

  submit: define({
    dependsOn: [],
    run: async (it, tools) => (await submitCalls()).submit(it, tools),
    outcomes: {
      'online repairs were closed meanwhile': {
        when: (answer) => !answer.sent && answer.why === 'closed',
        goTo: { errorPage: 'failed', notice: 'repairs_Maintenance_Message' },
      },
      'somebody saved the repair meanwhile': {
        when: (answer) => !answer.sent && answer.why === 'changed',
        facts: (answer, { facts }) => ({ draft: facts.draft && { ...facts.draft, eTag: answer.eTag } }),
        goTo: { errorPage: 'failed', notice: 'repair_Journey_Error_Message1' },
      },
      'there is no saved repair to send': {
        when: (answer) => !answer.sent,
        goTo: { errorPage: 'workOrderError', notice: 'repair_Journey_Error_Message1' },
      },
      'sent, for a person to look at': {
        when: (answer, it) => (answer.sent && answer.isForPerson) || goesToPerson(it),
        // Where nothing here says why, the provider knows of another repair like it.
        facts: (_answer, it) => raised(it, null, goesToPerson(it) ? resultOf(it) : 'duplicate'),
        goTo: { end: 'home' },
      },
      'sent, to get a job number': { goTo: 'next' },
    },
  }),

  awaitJobNumber: define({
    dependsOn: [],
    run: async (it, tools) => (await submitCalls()).awaitJobNumber(it, tools),
    outcomes: {
      'the job number has not come': {
        when: (jobNumber) => jobNumber === null,
        goTo: { errorPage: 'workOrderError', notice: 'Work_Order_Unconfirmed', retry: 'operation' },
      },
      'an appointment can be booked': {
        when: (_jobNumber, it) => resultOf(it) === 'to be booked',
        facts: (jobNumber, it) => raised(it, jobNumber),
        goTo: { end: 'scheduler' },
      },
      'no appointment to book': { facts: (jobNumber, it) => raised(it, jobNumber), goTo: { end: 'home' } },
    },
  }),
};
