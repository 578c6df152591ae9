import { useEffect, useState } from 'react';
import { defer } from '../../machines/engine/index.ts';

/** What is known later, as a promise of it: of the first value that is not `undefined`. */
export function useArrival<T>(value: T | undefined): Promise<T> {
  const [arrival] = useState(() => defer<T>());
  useEffect(() => {
    if (value !== undefined) arrival.resolve(value);
  }, [arrival, value]);
  return arrival.promise;
}
