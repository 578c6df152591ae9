import { words } from './own-words/words.ts';

/** What residents read about the dates that the law sets. The keys of `titles` are the rows of the table of deadlines. */
export const legalDeadlines = /* @__PURE__ */ words('legal-deadlines.legalDeadlines', {
  title: 'Dates set by law',
  intros: {
    emergency:
      'You first told us on {date}. By law, we must look at it and make your home safe within 24 hours.',
    significant:
      'You first told us on {date}. The law says by when we must look at it, write to you about what we found, and make your home safe.',
  },
  titles: {
    emergencyInvestigation: 'Look at the danger',
    madeSafe: 'Make your home safe',
    investigation: 'Look at the damp or mould',
    summary: 'Write to you about what we found',
    safetyWork: 'Do the work to make your home safe',
    temporaryHome: 'Offer you somewhere safe to stay, at our cost',
    worksBegun: 'Begin the work that keeps it from coming back',
    worksLatest: 'Last day to begin that work',
    hazardsOf2026: 'Look at other dangers in your home',
    hazardsOf2027: 'Look at all other dangers in your home',
    stage1Acknowledged: 'Tell you that we have your complaint',
    stage1Answered: 'Answer your complaint',
    stage1Extended: 'Last day to which the answer can be put off',
    stage2Acknowledged: 'Tell you that we review your complaint',
    stage2Answered: 'Send you our final answer',
    stage2Extended: 'Last day to which the final answer can be put off',
    electricalCheck: 'Check the electrics of your home',
    electricalCopy: 'Send you the report of the electrical check',
    electricalWork: 'Put right what the electrical check found',
    electricalCheckEarlier: 'Check the electrics of your home',
    electricalCopyEarlier: 'Send you the report of the electrical check',
    electricalWorkEarlier: 'Put right what the electrical check found',
    gasCheck: 'Check the gas in your home',
    gasCopy: 'Send you the record of the gas check',
    informationPublished: 'Publish how we manage your home',
    informationAnswered: 'Answer your request for information',
  },
  states: {
    waiting: 'Not started',
    due: 'On time',
    dueSoon: 'Due soon',
    overdue: 'Overdue',
    done: 'Done',
    doneLate: 'Done late',
    unknown: 'Date not known',
  },
  texts: {
    waiting: 'We’ll set the date once we have looked at it.',
    due: 'By {by}.',
    dueSoon: 'By {by}.',
    overdue: 'This was due by {by}. We are late, and we are sorry. Call us about it.',
    done: 'Done on {done}. This was due by {by}.',
    doneLate: 'Done on {done}. This was due by {by}, so we were late.',
    unknown: 'Call us for the date.',
  },
  doneUndated: 'Done on {done}.',
} as const);
