/** What is counted. Reading is not: it costs little, and counting it would cost more. */
export type LimitName =
  | 'signIn'
  | 'passwordReset'
  | 'search'
  | 'mail'
  | 'upload'
  | 'submit'
  | 'change'
  | 'anonymous';

/** So many within so many seconds. It grows back evenly: whoever used it up may do one more after seconds / count. */
export interface Allowance {
  readonly count: number;
  readonly seconds: number;
}

/** Undefined is as often as they like. */
export interface Limit {
  /**
   * Of one account from one address, where anybody may name the account. It is low, so that few passwords are tried,
   * and it is spent by whoever tries them: the holder of the account signs in from another address as ever.
   */
  readonly accountAtAddress?: Allowance | undefined;
  /**
   * Of one account. It is low where only its holder counts: it keeps a broken page from calling for ever. Beside
   * `accountAtAddress` it is much higher, against somebody with many addresses.
   */
  readonly account: Allowance | undefined;
  /** Of one address. It is high: a block, an office or a mobile network may share one. */
  readonly address: Allowance | undefined;
}

export type Limits = Readonly<Record<LimitName, Limit>>;
