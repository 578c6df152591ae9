import { type NoticeKey, type OneOf, oneOf } from '../../machines/engine/index.ts';

export type RadiosQuestion<
  Value extends string = string,
  Notice extends NoticeKey = NoticeKey,
  Facts = never,
> = OneOf<'radios', Value, Notice, Facts>;

/** One answer from a short list, drawn as large radio buttons. */
export const radios = oneOf('radios');
