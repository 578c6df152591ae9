/** What a resident was told of a repair that they sent. */
export interface RepairClaim {
  readonly worksOrderId: string;
  /** Nobody else writes it. */
  readonly text: string;
  /** How many times an appointment was made: booked once, and moved. */
  readonly appointments: number;
  /** `2026-12-01 AM`; null without an appointment. */
  readonly slot: string | null;
  readonly isCancelled: boolean;
}

export interface PaymentClaim {
  readonly paymentId: string;
  readonly accountId: string;
  /** Pence. */
  readonly amount: number;
}

/** Who wanted the places of a slot at once, and who was told that they have one. */
export interface TakingClaim {
  readonly slot: string;
  readonly places: number;
  readonly takers: number;
  readonly winners: readonly string[];
}

/** Everything that was acknowledged to residents, which the database is compared with afterwards. */
export interface Claims {
  readonly repairs: RepairClaim[];
  /** Texts of notes. */
  readonly notes: string[];
  readonly payments: PaymentClaim[];
  /** Texts of complaints. */
  readonly complaints: string[];
  readonly takings: TakingClaim[];
  /** What was done twice already as the answers say: two answers to one request that differ, two requests of which one excludes the other. */
  readonly doubled: string[];
  /** Answers that nobody should get. */
  readonly refused: string[];
}

export const noClaims = (): Claims => ({
  repairs: [],
  notes: [],
  payments: [],
  complaints: [],
  takings: [],
  doubled: [],
  refused: [],
});
