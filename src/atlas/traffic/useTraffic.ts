import { useEffect, useState } from 'react';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing out makes another round
  useEffect(() => {
    let isGone = false;
    setReading({ state: 'reading' });
    readTraffic({ from, to }).then((read) => {
      if (!isGone) setReading(read);
    });
    return () => {
      isGone = true;
    };
  }, [from, to, round]);
  return {
    reading,
    open: (file) => {
      file.text().then((text) => setReading(trafficIn(text)));
    },
    signOut: () => {
      signOut().then(() => setRound((count) => count + 1));
    },
  };
}
