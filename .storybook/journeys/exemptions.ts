/** A state of a step that nobody can get to see. */
export interface Exemption {
  readonly journey: string;
  /** The step; every step whose name begins so, where it ends with an asterisk. */
  readonly step: string;
  /** The name of the state. */
  readonly state: string;
  readonly why: string;
  /** Whether it is seen is up to the provider's data, so the exemption may not be needed. */
  readonly dependsOnData?: true;
}

/** States that follow from a definition and need no story, each with the reason. */
export const exemptions: readonly Exemption[] = [
  {
    journey: 'repair',
    step: 'reason',
    state: 'Refused: Repair_Reason_NoMatch_Message',
    why: 'the step stops with the same message as soon as nothing matches, so that Continue cannot be pressed',
  },
  {
    journey: 'case',
    step: 'q*',
    state: 'Asked again after a change',
    why: 'a question comes again only where two answers to the one before lead to it; the data of the type decide',
    dependsOnData: true,
  },
];
