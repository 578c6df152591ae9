import { stale, tagRequired } from './problem.ts';

/** What the portal sends in If-Match when it knows no tag; it stands for no tag at all. */
const unknownTag = 'eTag';

/** The entity tag of a record's version: version 3 is `"3"`. */
export const entityTag = (version: number): string => `"${version}"`;

/** The tag that If-Match carries, without its quotes; undefined when there is none. */
export function readIfMatch(header: string | undefined): string | undefined {
  const value = header
    ?.trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1');
  return value === undefined || value === '' || value === unknownTag ? undefined : value;
}

/**
 * Checks the tag that the caller sent against the record's version.
 * Throws 428 without a tag and 412 when the record has moved on.
 */
export function requireCurrent(eTag: string | undefined, version: number): void {
  if (eTag === undefined) throw tagRequired();
  if (eTag.replace(/^"(.*)"$/, '$1') !== String(version)) throw stale();
}
