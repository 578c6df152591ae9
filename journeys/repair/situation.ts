import { isEmergencyPriority } from '../../contract/priority.ts';
import type { AnswersOf, Situation } from '../../machines/engine/index.ts';
import type { Home } from '../shared/homes.ts';
import type { RepairQuestions } from './questions.ts';
import type { Duplicate, RepairableAsset, RepairFacts } from './vocabulary.ts';

export type RepairSituation = Situation<AnswersOf<RepairQuestions>, RepairFacts>;

/** The home that the repair is for: the one chosen, or the only one there is. */
export const homeOf = ({ answers, facts }: RepairSituation): Home | undefined =>
  facts.homes.length === 1 ? facts.homes[0] : facts.homes.find((home) => home.premisesId === answers.address);

export const assetOf = ({ answers, facts }: RepairSituation): RepairableAsset | undefined =>
  facts.assets.find((asset) => asset.id === answers.asset);

export const isHome = (situation: RepairSituation): boolean => assetOf(situation)?.type === 'Property';

export const reasonOf = ({ answers }: RepairSituation) => answers.reason?.chosen ?? undefined;

/** Whether the question about access in an emergency is asked. */
export const asksAccess = (situation: RepairSituation): boolean =>
  reasonOf(situation)?.priority === 'Emergency' && isHome(situation);

/** An emergency is what the resident can let us in for; where nobody was asked it follows from the reason. */
export const isEmergency = (situation: RepairSituation): boolean =>
  asksAccess(situation)
    ? situation.answers.access === 'yes'
    : isEmergencyPriority(reasonOf(situation)?.priority ?? '');

export const duplicateOf = ({ answers, facts }: RepairSituation): Duplicate | undefined =>
  facts.duplicates.find((repair) => repair.id === answers.duplicate);

/** What was found that is like the repair: with the provider already, saved by the resident, both or nothing. */
export function duplicatesOf({ duplicates }: RepairFacts): 'open' | 'drafts' | 'both' | 'none' {
  if (duplicates.length === 0) return 'none';
  const drafts = duplicates.filter(({ stage }) => stage === 'saved draft');
  if (drafts.length === 0) return 'open';
  return drafts.length === duplicates.length ? 'drafts' : 'both';
}

/** The resident says that it is none of the open repairs for the same reason: a person should look. */
export const isPotentialDuplicate = ({ answers, facts }: RepairSituation): boolean =>
  answers.duplicate === 'none' &&
  facts.duplicates.some((repair) => repair.stage === 'open' && repair.isSameReason);

/** Whether a home lies in one of these areas. */
export const liesIn = (home: Home, areas: readonly string[]): boolean =>
  areas.includes(home.borough) || areas.includes(home.region);

/** Whether the home lies where repairs of residents of a merged landlord are not taken online. */
export const isClosed = ({ facts }: RepairSituation, home: Home): boolean =>
  facts.resident?.isMergedLandlord === true &&
  !facts.toggles.mergedLandlordRepairs &&
  liesIn(home, facts.toggles.closedAreas);

/** Vandalism is asked about where the builder still answers for what is shared. */
export const asksVandalism = (situation: RepairSituation): boolean =>
  assetOf(situation)?.isInDefects === true && !isHome(situation) && situation.facts.toggles.vandalismQuestion;

/** Whether somebody is vulnerable is asked inside a home, unless help comes at once anyway. */
export const asksVulnerable = (situation: RepairSituation): boolean =>
  isHome(situation) && !isEmergency(situation);

/** Said to be vandalism. What was answered while it was asked counts no more once it is not. */
export const isVandalism = (situation: RepairSituation): boolean =>
  asksVandalism(situation) && situation.answers.vandalism === 'yes';

/** Said to be vulnerable, in the same way. */
export const isVulnerable = (situation: RepairSituation): boolean =>
  asksVulnerable(situation) && situation.answers.vulnerable === 'yes';

export const asksIsolating = (situation: RepairSituation): boolean =>
  isHome(situation) && situation.facts.toggles.covidQuestion;
