/** What can be typed: an address can hold more, which nothing is called by. */
export const typed = (text: string): string => text.replace(/\p{Cc}/gu, '').trim();

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Whether this could be an identifier of the provider's. An address may say anything. */
export const isId = (text: string): boolean => uuid.test(text);

/** What a choice of a list stands for; undefined for one that the list does not have, as an address may say anything. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, name: string | undefined): T | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * The calls that answer so many rows together, where one call answers at most `max`; one call for no rows, which
 * counts them.
 */
export const stretchesOf = (
  skip: number,
  limit: number,
  max: number,
): readonly { readonly limit: number; readonly skip: number }[] =>
  Array.from({ length: Math.max(1, Math.ceil(limit / max)) }, (_, index) => ({
    limit: Math.min(max, limit - index * max),
    skip: skip + index * max,
  }));
