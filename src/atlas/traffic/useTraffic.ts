import { useCallback, useEffect, useRef, useState } from 'react';
import type { Period } from './model/period.ts';
import { type Reading, readTraffic, signOut, trafficIn } from './source.ts';

/** The traffic of a period, from the gateway or from a file. */
export interface TrafficSource {
  readonly reading: Reading;
  /** Shows what a file holds instead, until another period is chosen. */
  open(file: File): void;
  signOut(): void;
}

/** Reads the traffic of a period, anew whenever it changes. */
export function useTraffic({ from, to }: Period): TrafficSource {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  const [round, setRound] = useState(0);
  const last = useRef<Promise<Reading>>(undefined);
  // What was chosen last is shown, in whatever order the answers come.
  const show = useCallback((chosen: Promise<Reading>) => {
    last.current = chosen;
    chosen.then((read) => {
      if (last.current === chosen) setReading(read);
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing out makes another round
  useEffect(() => {
    setReading({ state: 'reading' });
    show(readTraffic({ from, to }));
    return () => {
      last.current = undefined;
    };
  }, [from, to, round, show]);
  return {
    reading,
    open: (file) => show(file.text().then(trafficIn)),
    signOut: () => {
      signOut().then(() => setRound((count) => count + 1));
    },
  };
}
