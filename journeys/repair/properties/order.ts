import { asksStep } from '../../../machines/exploration/index.ts';
import {
  asksVandalism,
  followUp,
  hasEnded,
  isBeyond,
  isInside,
  isShared,
  isUrgent,
  order,
  type Properties,
  priority,
} from './terms.ts';

/** The order of the steps, and who is asked what. */
export const stepOrder: Properties = [
  {
    says: 'Steps are asked in their order: what leads forward never leads back, unless an answer is changed.',
    rows: ['REP-ORDER-01'],
    when: (it) => it.event?.type === 'CONTINUE' && !hasEnded(it) && it.before?.isEditing === false,
    always: (it) => order.indexOf(it.step) >= order.indexOf(it.before?.step ?? ''),
  },
  {
    says: 'A resident with one home is never asked which home it is for.',
    rows: ['REP-ORDER-10'],
    when: (it) => it.facts.homes.length === 1,
    never: (it) => asksStep(it, 'property'),
  },
  {
    says: 'A resident with several homes chooses one before anything else is asked.',
    rows: ['REP-ORDER-10', 'REP-PROP-01', 'GEN-02'],
    when: (it) => it.facts.homes.length > 1 && isBeyond(it, 'property'),
    always: (it) => it.facts.homes.some(({ premisesId }) => premisesId === it.answers.address),
  },
  {
    says: 'The follow-up question is asked only where the reason has one for this place and tenancy.',
    rows: ['REP-ORDER-02', 'A32'],
    when: (it) => asksStep(it, 'followUp'),
    always: (it) => followUp(it) !== undefined,
  },
  {
    says: 'Where the reason has a follow-up question, nobody goes on without having answered it with yes.',
    rows: ['REP-ORDER-02', 'REP-LOC-07', 'REP-SUP-02', 'REP-SUP-03'],
    when: (it) => followUp(it) !== undefined && isBeyond(it, 'followUp'),
    always: (it) => it.answers.followUp === 'yes',
  },
  {
    says: 'The follow-up question has a text wherever it is asked.',
    rows: ['REP-ROUTE-04', 'A32'],
    when: (it) => asksStep(it, 'followUp'),
    always: (it) => it.facts.reason.followUp === followUp(it)?.description,
  },
  {
    says: 'Whether somebody can give access is asked only for an emergency inside a home.',
    rows: ['REP-ORDER-03', 'A17', 'A18'],
    when: (it) => asksStep(it, 'emergency'),
    always: (it) => priority(it) === 'Emergency' && isInside(it),
  },
  {
    says: 'For an emergency inside a home nobody goes on without having said whether somebody can give access.',
    rows: ['REP-ORDER-03', 'REP-EMER-01', 'REP-EMER-04'],
    when: (it) => priority(it) === 'Emergency' && isInside(it) && isBeyond(it, 'emergency'),
    always: (it) => it.answers.access === 'yes' || it.answers.access === 'next',
  },
  {
    says: 'Inside a home, nobody goes on without having looked at the repairs that are open already.',
    rows: ['REP-ORDER-04', 'A29', 'REP-EMER-05'],
    when: (it) => isInside(it) && isBeyond(it, 'duplicate'),
    always: (it) => it.answers.duplicate !== undefined,
  },
  {
    says: 'For shared parts the repairs that are open already are shown only if there are any.',
    rows: ['REP-ORDER-04', 'A29'],
    when: (it) => asksStep(it, 'duplicate') && isShared(it),
    always: (it) => it.facts.duplicates.length > 0,
  },
  {
    says: 'For shared parts with repairs that are open already, nobody goes on without having looked at them.',
    rows: ['REP-ORDER-04', 'A29'],
    when: (it) => isShared(it) && it.facts.duplicates.length > 0 && isBeyond(it, 'duplicate'),
    always: (it) => it.answers.duplicate !== undefined,
  },
  {
    says: 'Photos are asked for only where the provider takes them.',
    rows: ['REP-ORDER-05'],
    when: (it) => asksStep(it, 'media'),
    always: (it) => it.facts.photosAllowed,
  },
  {
    says: 'From the description photos can be reached.',
    rows: ['REP-ORDER-05', 'REP-ADD-07'],
    from: (it) => asksStep(it, 'details'),
    canAlwaysReach: (it) => asksStep(it, 'media'),
  },
  {
    says: 'Vandalism is asked about only for shared parts under guarantee, where the provider asks it.',
    rows: ['REP-ORDER-06', 'A20'],
    when: (it) => asksStep(it, 'vandalism'),
    always: asksVandalism,
  },
  {
    says: 'For shared parts under guarantee nobody goes on without having said whether it was vandalism.',
    rows: ['REP-ORDER-06', 'A20', 'DRAFT-10'],
    when: (it) => asksVandalism(it) && isBeyond(it, 'vandalism'),
    always: (it) => it.answers.vandalism !== undefined,
  },
  {
    says: 'Whether somebody is vulnerable is asked only inside a home.',
    rows: ['REP-ORDER-07'],
    when: (it) => asksStep(it, 'vulnerability'),
    always: isInside,
  },
  {
    says: 'Whether somebody is vulnerable is never asked in an emergency.',
    rows: ['REP-ORDER-08', 'A18', 'A19', 'REP-CONF-03'],
    when: (it) => asksStep(it, 'vulnerability'),
    never: isUrgent,
  },
  {
    says: 'Inside a home and without an emergency nobody goes on without having said whether somebody is vulnerable.',
    rows: ['REP-ORDER-07', 'REP-EMER-07', 'DRAFT-11'],
    when: (it) => isInside(it) && !isUrgent(it) && isBeyond(it, 'vulnerability'),
    always: (it) => it.answers.vulnerable !== undefined,
  },
  {
    says: 'Whether somebody is isolating is asked only inside a home, and only where the provider asks it.',
    rows: ['REP-ORDER-09', 'REP-CONF-05'],
    when: (it) => asksStep(it, 'covid'),
    always: (it) => isInside(it) && it.facts.toggles.covidQuestion,
  },
  {
    says: 'Inside a home nobody goes on without having said whether somebody is isolating, where the provider asks it.',
    rows: ['REP-ORDER-09', 'DRAFT-12'],
    when: (it) => isInside(it) && it.facts.toggles.covidQuestion && isBeyond(it, 'covid'),
    always: (it) => it.answers.isolating !== undefined,
  },
  {
    says: 'Nobody reviews the report without having said whom to contact.',
    rows: ['REP-CUST-09', 'DRAFT-13'],
    when: (it) => it.step === 'confirmation',
    always: ({ answers }) =>
      answers.number !== undefined &&
      (answers.number !== 'another' || Boolean(answers.phone && answers.name && answers.relation)),
  },
  {
    says: 'Nobody reviews the report without having described it.',
    rows: ['REP-ADD-01', 'REP-ADD-05', 'DRAFT-09'],
    when: (it) => isBeyond(it, 'details'),
    always: (it) => (it.answers.details ?? '').trim() !== '',
  },
];
