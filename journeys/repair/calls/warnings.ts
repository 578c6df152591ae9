import { type NoticeKey, notices } from '../../../content/notices.ts';

/** The codes of a comma-separated list that have a text; others mean nothing to a resident. */
export const warningsOf = (codes: string): readonly NoticeKey[] =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter((code): code is NoticeKey => Object.hasOwn(notices, code));
