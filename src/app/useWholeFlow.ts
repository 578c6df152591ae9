import { useMemo, useState } from 'react';
import type { PortalJourney } from '../../journeys/first.ts';
import type { ShownFlow } from '../../machines/engine/index.ts';

interface Loaded {
  readonly flow?: ShownFlow;
  readonly failure?: unknown;
}

/**
 * A journey as far as it has been loaded: what it begins with, and all of it once its later parts were fetched. The
 * failure is that of fetching them, which matters only to a screen that needs them.
 */
export function useWholeFlow(entry: PortalJourney, begun: ShownFlow): Loaded & { readonly flow: ShownFlow } {
  const [loaded, setLoaded] = useState<Loaded>({});
  const beginning = useMemo(() => {
    if (!entry.begin) return begun;
    const fetchLater = () =>
      entry.load().then(
        ({ flow }) => setLoaded({ flow: flow as ShownFlow }),
        (failure: unknown) => setLoaded({ failure }),
      );
    return { ...begun, fetchLater };
  }, [entry, begun]);
  return { flow: beginning, ...loaded };
}
