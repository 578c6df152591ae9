/** How many jobs of a kind are in a state. */
export interface QueueState {
  readonly job: string;
  readonly state: 'ready' | 'deferred' | 'active' | 'failed';
  readonly count: number;
}
