import { hasNotices, type Moment, type PropertiesOf } from '../../../machines/exploration/index.ts';
import type { RepairQuestions } from '../questions.ts';
import type { samples } from '../samples/samples.ts';
import type { RepairFacts } from '../vocabulary.ts';

/** What must be true of reporting a repair. */
export type Properties = PropertiesOf<RepairQuestions, RepairFacts, typeof samples>;

/** A state of the journey, with what led there. */
export type At = Parameters<Extract<Properties[number], { always: unknown }>['always']>[0];

/** Whether the resident cannot go on, and is told so with these notices. */
export const isRefused = (it: At, ...notices: readonly string[]) =>
  it.isBlocked && hasNotices(it, ...notices);

/** Whether the journey is over. */
export const hasEnded = (it: Pick<Moment, 'activity'>) => it.activity === 'ended';

/** The home that the repair is for: the only one, or the one that was chosen. */
export const home = ({ facts, answers }: At) =>
  facts.homes.length === 1 ? facts.homes[0] : facts.homes.find((one) => one.premisesId === answers.address);

/** The place that was chosen. */
export const asset = ({ facts, answers }: At) => facts.assets.find((one) => one.id === answers.asset);

/** Whether the place is inside a home. */
export const isInside = (it: At) => asset(it)?.type === 'Property';

/** Whether the place is shared with other homes. */
export const isShared = (it: At) => asset(it) !== undefined && !isInside(it);

/** The reason that was chosen. */
export const reason = ({ answers }: At) => answers.reason?.chosen ?? undefined;

/** The priority that the provider gives the reason; empty before there is one. */
export const priority = (it: At) => reason(it)?.priority ?? '';

/** Whether the repair is an emergency: inside a home only where somebody can give access at once. */
export const isUrgent = (it: At) =>
  priority(it) === 'Emergency' && isInside(it)
    ? it.answers.access === 'yes'
    : ['Emergency', 'Emergency (OOH)'].includes(priority(it));

/** The follow-up question that the provider has for the reason, the place and the tenancy. */
export const followUp = (it: At) =>
  reason(it)?.additionalData.find(
    ({ assetType, tenancyTypes }) =>
      assetType === asset(it)?.type &&
      (tenancyTypes.length === 0 || tenancyTypes.includes(home(it)?.tenancyType ?? '')),
  );

/** Whether vandalism is asked about: for shared parts under guarantee, where the provider asks it. */
export const asksVandalism = (it: At) =>
  isShared(it) && asset(it)?.isInDefects === true && it.facts.toggles.vandalismQuestion;

/** The steps in the order in which they are asked. */
export const order = [
  'property',
  'asset',
  'reason',
  'followUp',
  'emergency',
  'duplicate',
  'details',
  'media',
  'vandalism',
  'vulnerability',
  'covid',
  'contact',
  'confirmation',
];

/** Whether a later step than this one is asked. */
export const isBeyond = (it: At, step: string) => order.indexOf(it.step) > order.indexOf(step);

/** The name of a question. */
export type Question = keyof At['answers'];

/** Whether none of these questions has a confirmed answer. */
export const forgot = (it: At, ...questions: readonly Question[]) =>
  questions.every((question) => it.confirmed[question] === undefined);

/** The questions about whom to contact. */
export const contact = ['number', 'relation', 'phone', 'name'] as const;

/** The notices with which the provider wants to talk first. */
export const talkFirst = ['OrbisBlockMsg1', 'OrbisBlockMsg2', 'OrbisBlockMsg3'];
