import { type NoticeKey, type OneOf, type OneOfDefinition, oneOf } from '../../machines/engine/index.ts';

export interface RadiosQuestion<
  Value extends string = string,
  Notice extends NoticeKey = NoticeKey,
  Facts = never,
> extends OneOf<'radios', Value, Notice, Facts> {
  readonly variant: 'rows' | 'cards';
}

const question = oneOf('radios');

const drawnAs =
  (variant: RadiosQuestion['variant']) =>
  <const Value extends string, const Notice extends NoticeKey, Facts = unknown>(
    definition: OneOfDefinition<Value, Notice, Facts>,
  ): RadiosQuestion<Value, Notice, Facts> => ({ ...question(definition), variant });

/** One answer from a short list, drawn as large radio buttons. */
export const radios = drawnAs('rows');

/** One answer from a few options that need describing, drawn as cards with a line or two each. */
export const cards = drawnAs('cards');
