/** Everything that can happen to a journey from outside. Operations and delays add XState's own events. */
export type JourneyEvent =
  | { readonly type: 'ANSWER'; readonly question: string; readonly value: unknown }
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'BACK' }
  | { readonly type: 'GO_BACK' }
  | { readonly type: 'STAY' }
  | { readonly type: 'EXIT' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'SAVE' }
  | { readonly type: 'EDIT'; readonly step: string }
  /** An answer that was given at an earlier step, and has changed since. */
  | { readonly type: 'UPDATE_ANSWER'; readonly question: string; readonly value: unknown }
  | { readonly type: 'OPEN'; readonly step: string }
  | { readonly type: 'SECONDARY_ACTION'; readonly action: string }
  | { readonly type: 'GO' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'HOME' };
