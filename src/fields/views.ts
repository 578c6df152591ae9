import type { FunctionComponent } from 'react';
import { type Later, later } from '../ui/later.ts';
import type { FieldProps } from './field.ts';
import type { Views } from './laterViews.ts';

/** The kind of the first question of a report. Where all others are is looked up when one is needed. */
export const firstViews: Pick<Views, 'radios'> = {
  radios: async () => ({ View: (await import('./radios/RadioGroupView.tsx')).RadioGroupView }),
};

/** A view whose question is only known when it runs. */
type AnyView = FunctionComponent<FieldProps<never, never>>;
type AnyViews = Readonly<Record<string, () => Promise<{ View: AnyView }>>>;

async function load(kind: string): Promise<AnyView> {
  const views: AnyViews = kind in firstViews ? firstViews : (await import('./laterViews.ts')).laterViews;
  const view = views[kind];
  if (!view) throw new Error(`there is no question kind ${kind}`);
  return (await view()).View;
}

const parts = new Map<string, Later<FieldProps<never, never>>>();

function partOf(kind: string): Later<FieldProps<never, never>> {
  const part = parts.get(kind) ?? later(() => load(kind));
  parts.set(kind, part);
  return part;
}

/** The view of a kind as a component that loads itself, and throws when there is no such kind. */
export const lazyView = (kind: string): AnyView => partOf(kind).Part;

/** Fetches the view of a kind ahead of its use. */
export const fetchView = (kind: string): Promise<void> => partOf(kind).fetch();

/** Fetches the views that journeys begin with. */
export const fetchFirstViews = (): Promise<unknown> => Promise.all(Object.keys(firstViews).map(fetchView));
