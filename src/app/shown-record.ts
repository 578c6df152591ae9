/** One thing of the provider's, as far as it is known. */
export type ShownRecord<T> = (
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: unknown }
  | { readonly state: 'shown'; readonly value: T; readonly isStale: boolean }
) & {
  /** Reads it again, because it was changed. */
  refresh(): void;
  retry(): void;
};
