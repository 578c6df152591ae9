import { type NoticeKey, type OneOf, oneOf } from '../../machines/engine/index.ts';

export type SelectQuestion<
  Value extends string = string,
  Notice extends NoticeKey = NoticeKey,
  Facts = never,
> = OneOf<'select', Value, Notice, Facts>;

/** One answer from a long list, drawn as the platform's own drop-down list. */
export const select = oneOf('select');
