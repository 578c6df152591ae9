import { type NoticeKey, type OneOf, oneOf } from '../../machines/engine/index.ts';

export type CardsQuestion<
  Value extends string = string,
  Notice extends NoticeKey = NoticeKey,
  Facts = never,
> = OneOf<'cards', Value, Notice, Facts>;

/** One answer from a few options that need describing, drawn as cards with a line or two each. */
export const cards = oneOf('cards');
