import { coveragePainting } from './model/coverage-paint.ts';
import type { Painting } from './painting.ts';
import type { GraphSource } from './source.ts';

/** Says so where no walk is recorded. */
export const noRecord = 'No walk is recorded. npm run paths makes a record.';

/** What the last walk through everything that can happen took. */
export const coverage = {
  name: 'coverage',
  title: 'what the paths cover',
  load: async ({ report }: Pick<GraphSource, 'report'>): Promise<Painting | string> => {
    const found = await report?.();
    return found ? coveragePainting(found) : noRecord;
  },
};
