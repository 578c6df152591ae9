/** A state of a step that nobody can get to see. */
export interface Waiver {
  readonly journey: string;
  readonly step: string;
  /** The name of the state. */
  readonly state: string;
  readonly why: string;
}

/** States that follow from a definition and need no story, each with the reason. */
export const waivers: readonly Waiver[] = [
  {
    journey: 'repair',
    step: 'reason',
    state: 'Refused: Repair_Reason_NoMatch_Message',
    why: 'the step stops with the same message as soon as nothing matches, so that Continue cannot be pressed',
  },
];
