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
} from './situation.ts';
import { rules as define } from './vocabulary.ts';

const findsAsset = 'what has to be repaired is found among the resident’s homes and buildings';
const findsDuplicate = 'the repair that was chosen is found in a list';

/** Each rule is a sentence that is true or false for this resident and this repair. */
export const rules = define(questions)({
  'a saved repair is being carried on': { not: { fact: 'resuming', equals: null } },
  'the resident has several homes': { fact: 'homes.length', moreThan: 1 },
  'repairs are not taken online where this home is': {
    because: 'the home is found in a list, and lies in an area by its borough or its region',
    decide: (it) => {
      const home = homeOf(it);
      return home !== undefined && isClosed(it, home);
    },
  },
  'what the saved repair was about is gone': {
    all: [{ not: { fact: 'lostReason', equals: null } }, { answer: 'reason.chosen', equals: null }],
  },
  'no repair has these words': { answer: 'reason.noMatch', equals: true },
  'the building is high': {
    because: findsAsset,
    decide: (it) => assetOf(it)?.isHighRise === true && !isHome(it),
  },

  'the reason has a follow-up question': { not: { fact: 'reason.followUp', equals: null } },
  'the follow-up question is answered no': { answer: 'followUp', equals: 'no' },

  'the repair is an emergency inside a home': { because: findsAsset, decide: asksAccess },
  'nobody can give access': { answer: 'access', equals: 'no' },

  'a repair like this may be open already': {
    because: findsAsset,
    decide: (it) => isHome(it) || it.facts.duplicates.length > 0,
  },
  'it is none of the repairs listed': { answer: 'duplicate', equals: 'none' },
  'it is a repair saved earlier': {
    because: findsDuplicate,
    decide: (it) => duplicateOf(it)?.stage === 'saved draft',
  },
  'it is a repair that is open already': {
    because: findsDuplicate,
    decide: (it) => duplicateOf(it)?.stage === 'open',
  },
  'it is a repair that is being reviewed': {
    because: findsDuplicate,
    decide: (it) => duplicateOf(it)?.stage === 'under review',
  },
  'it is a repair that was passed to a team': {
    because: findsDuplicate,
    decide: (it) => duplicateOf(it)?.stage === 'with triage',
  },

  'photos can be added': { fact: 'photosAllowed', equals: true },
  'files were added or removed': { not: { answer: 'files', equals: null } },

  'vandalism is asked about in shared parts under guarantee': { because: findsAsset, decide: asksVandalism },
  'it was vandalism': { answer: 'vandalism', equals: 'yes' },

  'the repair is inside a home and no emergency': { because: findsAsset, decide: asksVulnerable },
  'somebody is vulnerable': { answer: 'vulnerable', equals: 'yes' },
  'somebody is vulnerable, and the provider checks such repairs': {
    all: [
      { answer: 'vulnerable', equals: 'yes' },
      { fact: 'toggles.enhancedCheck', equals: true },
    ],
  },

  'isolating is asked about inside a home': { because: findsAsset, decide: asksIsolating },
  'somebody is isolating, nobody is vulnerable, and it can wait': {
    because: 'whether it can wait follows from the home, the reason and who can let us in',
    decide: (it) => it.answers.isolating === 'yes' && it.answers.vulnerable === 'no' && !isEmergency(it),
  },

  ...contactRules,
});
