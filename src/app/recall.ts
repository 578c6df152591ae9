import type { Memory } from '../../machines/engine/index.ts';
import { parse, read } from './kept-journeys.ts';
import { hasOtherTabs } from './tab-presence.ts';

/** What is kept of a journey: by this tab, else by another open tab of the same browser. */
export async function recall(journey: string, customerId: string): Promise<Memory | undefined> {
  const own = read(journey, customerId);
  if (own || !(await hasOtherTabs())) return own;
  const text = await import('./other-tabs.ts').then(
    ({ askOtherTabs }) => askOtherTabs(journey, customerId),
    () => null,
  );
  return parse(text, customerId);
}
