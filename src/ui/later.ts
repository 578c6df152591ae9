import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';

/** A part of a screen whose script comes later. */
export interface Later<Props> {
  readonly Part: FunctionComponent<Props>;
  /** Fetches the script ahead of its use. The part is then drawn at once instead of a moment of waiting. */
  fetch(): Promise<void>;
}

/** A part that loads itself when it is first drawn, unless it was fetched before. Suspends while it is loading. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let fetched: ComponentType<Props> | undefined;
  // Chosen when it is first drawn, and kept: another component in its place would lose what is entered.
  let chosen: ComponentType<Props> | undefined;
  const draw = (props: Props) => {
    chosen ??= fetched ?? lazy(async () => ({ default: await load() }));
    return createElement(chosen, props);
  };
  const fetch = async () => {
    fetched = await load();
  };
  return { Part: draw, fetch };
}
