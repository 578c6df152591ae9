import { contactRules } from '../shared/contact/step.ts';
import { questions } from './questions.ts';
import {
  asksAccess,
  asksIsolating,
  asksVandalism,
  asksVulnerable,
  assetOf,
  duplicateOf,
  homeOf,
  isClosed,
  isEmergency,
  isHome,
  type RepairSituation,
  reasonOf,
} from './situation.ts';
import { rules as define } from './vocabulary.ts';

const answered =
  (question: 'followUp' | 'vandalism' | 'vulnerable', value: 'yes' | 'no') => (it: RepairSituation) =>
    it.answers[question] === value;

/** Each rule is a sentence that is true or false for this resident and this repair. */
export const rules = define(questions)({
  'a saved repair is being carried on': ({ facts }) => facts.resuming !== null,
  'the resident has several homes': ({ facts }) => facts.homes.length > 1,
  'repairs are not taken online where this home is': (it) => {
    const home = homeOf(it);
    return home !== undefined && isClosed(it, home);
  },
  'what the saved repair was about is gone': (it) =>
    it.facts.lostReason !== null && reasonOf(it) === undefined,
  'no repair has these words': ({ answers }) => answers.reason?.noMatch === true,
  'the building is high': (it) => assetOf(it)?.isHighRise === true && !isHome(it),

  'the reason has a follow-up question': ({ facts }) => facts.reason.followUp !== null,
  'the follow-up question is answered no': answered('followUp', 'no'),

  'the repair is an emergency inside a home': asksAccess,
  'nobody can give access': ({ answers }) => answers.access === 'no',

  'a repair like this may be open already': (it) => isHome(it) || it.facts.duplicates.length > 0,
  'it is none of the repairs listed': ({ answers }) => answers.duplicate === 'none',
  'it is a repair saved earlier': (it) => duplicateOf(it)?.stage === 'saved draft',
  'it is a repair that is open already': (it) => duplicateOf(it)?.stage === 'open',
  'it is a repair that is being reviewed': (it) => duplicateOf(it)?.stage === 'under review',
  'it is a repair that was passed to a team': (it) => duplicateOf(it)?.stage === 'with triage',

  'photos can be added': ({ facts }) => facts.photosAllowed,
  'files were added or removed': ({ answers }) => answers.files !== undefined,

  'vandalism is asked about in shared parts under guarantee': asksVandalism,
  'it was vandalism': answered('vandalism', 'yes'),

  'the repair is inside a home and no emergency': asksVulnerable,
  'somebody is vulnerable': answered('vulnerable', 'yes'),
  'somebody is vulnerable, and the provider checks such repairs': (it) =>
    it.answers.vulnerable === 'yes' && it.facts.toggles.enhancedCheck,

  'isolating is asked about inside a home': asksIsolating,
  'somebody is isolating, nobody is vulnerable, and it can wait': (it) =>
    it.answers.isolating === 'yes' && it.answers.vulnerable === 'no' && !isEmergency(it),

  ...contactRules,
});
