import { adjustmentNeeds, maxLanguage } from '../../contract/adjustments.ts';
import { checkboxes } from '../questions/checkboxes.ts';
import { text } from '../questions/text.ts';

export const questions = {
  needs: checkboxes({ options: adjustmentNeeds }),
  language: text({
    missing: 'Adjustments_Language',
    check: (entered) => (entered.length > maxLanguage ? [{ notice: 'Adjustments_Language_Long' }] : []),
  }),
};

export type AdjustmentsQuestions = typeof questions;
