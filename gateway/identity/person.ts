/** Somebody who is signed in: a resident is a customer, an analyst is none. */
export type Person =
  | { readonly role: 'resident'; readonly customerId: string }
  | { readonly role: 'analyst'; readonly customerId: null };
