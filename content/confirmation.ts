import { words } from './own-words/words.ts';

/** Words of the page that confirms a repair or its appointment. `{name}` is filled in with what is known. */
export const confirmation = /* @__PURE__ */ words('confirmation.confirmation', {
  sent: 'Repair sent',
  booked: 'Repair sent and appointment booked',
  wished: 'Repair sent and a time asked for',
  cancelled: 'Repair cancelled',
  comes: 'We are coming on {date}, {window}',
  comesText: 'Someone over 18 must be at home.',
  hoped: 'You asked for {date}, {window}',
  hopedText: 'The contractor will confirm this time or offer another.',
  reference: 'Your reference',
  noReference: 'We’ll have a reference for you in a few minutes.',
  copy: 'Copy',
  copied: 'Copied',
  whatNext: 'What happens next',
  whatFor: 'What we will fix',
  message:
    'We have sent you a message about this. You can come back to this page from the page about your repair.',
  unfixed: 'If it is not fixed, tell us on the page about your repair. You do not need to report it again.',
  plans: 'If your plans change, you can change or cancel your appointment on the page about your repair.',
  adjustments: 'Do you need an interpreter, more time to reach the door or something else?',
  tellAdjustments: 'Tell us what you need',
  seeRepair: 'View this repair',
  home: 'Go to Home',
  fields: { problem: 'Problem', where: 'Where', address: 'Address', contractor: 'Who is coming' },
  notLoaded: 'We could not load your confirmation',
  open: 'View your confirmation',
} as const);
