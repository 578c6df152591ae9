import { useEffect, useState } from 'react';
import type { Report } from '../../machines/exploration/index.ts';
import type { FindReport } from '../walkthrough/flow.ts';

/** The record of the last walk, as soon as it is there; nothing when there is none. */
export function useReport(find: FindReport | undefined): Report | 'waiting' | undefined {
  const [found, setFound] = useState<{ readonly by: FindReport; readonly report: Report | undefined }>();
  useEffect(() => {
    if (!find) return;
    let isGone = false;
    void find().then((report) => {
      if (!isGone) setFound({ by: find, report });
    });
    return () => {
      isGone = true;
    };
  }, [find]);
  if (!find) return undefined;
  return found?.by === find ? found.report : 'waiting';
}
