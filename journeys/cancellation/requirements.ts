import type { Requirements } from '../../machines/exploration/index.ts';

/** All that is demanded of cancelling a repair. */
export const requirements: Requirements = {
  'CAN-01': 'Whether it can be cancelled is asked before it is offered.',
  'CAN-02': 'What is said depends on the code.',
  'CAN-03': 'A repair that can be cancelled offers to return or to cancel.',
  'CAN-04': 'Any other answer only informs.',
  'CAN-05': 'Cancelling sends the status and the kind of place.',
  'CAN-06': 'Emergencies and what is due today need a call.',
  'CAN-07': 'Some contractors have to be asked directly.',
  'CAN-08': 'A failing cancellation opens the general error page.',
  'CAN-09': 'An appointment that cannot be moved says why.',
  'MSG-CR165': 'CR165 asks to call about an emergency.',
  'MSG-CR166': 'CR166 asks to call about what is due today.',
  'MSG-SSR070': 'SSR070 asks to call while the visit is under way.',
  'MSG-SSR066': 'SSR066 says that it is over.',
  'MSG-SSR008': 'SSR008 says that it cannot be cancelled online.',
  'MSG-EligibilityCancelAPI_Error': 'That it is not known whether it can be cancelled is said.',
};
