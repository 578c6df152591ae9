import { newCase } from '../shared/addresses.ts';
/** The addresses of the journey. Kept apart, so that the portal knows them before it loads the journey. */
export const routes = {
  property: newCase,
  type: '/caseType',
  /** Leads to the question that comes next. */
  questionnaire: '/caseQuestionnaire',
  radio: '/caseQuestionnaireRadio',
  list: '/caseQuestionnaireDropdown',
  text: '/caseQuestionnaireText',
  contact: '/contactdetails',
  review: '/caseReview',
} as const;
