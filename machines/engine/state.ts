/**
 * What a journey does in a state of its machine.
 * - `arriving`, `returning`: decides whether the step is asked, on the way forward or back
 * - `loading`: waits for what decides that; `rechecking`: for a check of a step that is answered already
 * - `asking`: its questions are on the screen; `settling`: so they are, and a check follows after a while
 * - `checking`: a check runs while the questions are on the screen
 * - `submitting`: waits for what Continue does
 * - `confirmingBack`, `exiting`, `confirmingAction`: asks before going back, leaving or a secondary action
 * - `leaving`, `saving`, `acting`: waits for what that does
 * - `failed`: shows an error page
 * - `ended`: the journey is over
 */
export type Activity =
  | 'arriving'
  | 'returning'
  | 'loading'
  | 'rechecking'
  | 'asking'
  | 'settling'
  | 'checking'
  | 'submitting'
  | 'confirmingBack'
  | 'exiting'
  | 'confirmingAction'
  | 'leaving'
  | 'saving'
  | 'acting'
  | 'failed'
  | 'ended';

/** What a state of a journey's machine is, as its `meta` says. Nothing is read from a state's name. */
export interface JourneyState {
  /** Empty once the journey has ended. */
  readonly step: string;
  readonly activity: Activity;
  /** The operation that the state waits for, or waits to start. */
  readonly operation?: string;
  /** The secondary action that is confirmed or carried out. */
  readonly action?: string;
  /** The end that was reached. */
  readonly end?: string;
}

const busy: readonly Activity[] = [
  'loading',
  'rechecking',
  'checking',
  'submitting',
  'leaving',
  'saving',
  'acting',
];
const dialogs: readonly Activity[] = ['confirmingBack', 'exiting', 'confirmingAction'];
const questions: readonly Activity[] = ['asking', 'settling', 'checking'];

/** An operation is waited for: leaving the state calls it off. */
export const isBusy = ({ activity }: JourneyState): boolean => busy.includes(activity);
/** A question stands before the step. */
export const isDialog = ({ activity }: JourneyState): boolean => dialogs.includes(activity);
/** The questions of the step can be answered. */
export const isAnswerable = ({ activity }: JourneyState): boolean => questions.includes(activity);
/** Nothing of the step is on the screen yet. */
export const isBeforeStep = ({ activity }: JourneyState): boolean =>
  activity === 'arriving' || activity === 'loading' || activity === 'rechecking';

/** What XState's tools are told of a state: `tags` and `meta`. */
export const described = (state: JourneyState) => ({
  tags: [
    ...(isBusy(state) ? ['busy'] : []),
    ...(isDialog(state) ? ['dialog'] : []),
    ...(isAnswerable(state) ? ['questions'] : []),
    ...(state.activity === 'failed' ? ['error'] : []),
  ],
  meta: state,
});

/** The state that a machine is in. */
export function stateOf(snapshot: { getMeta(): object }): JourneyState {
  const [state] = Object.values(snapshot.getMeta()) as readonly JourneyState[];
  if (!state) throw new Error('A state of a journey without a description');
  return state;
}
