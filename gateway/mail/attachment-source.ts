/** What a file is drawn from: a statement of days of an account. */
export interface AttachmentSource {
  readonly kind: 'statement';
  readonly customerId: string;
  readonly accountId: string;
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}
