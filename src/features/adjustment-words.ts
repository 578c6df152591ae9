import { adjustments as copy } from '../../content/adjustments.ts';
import type { Adjustments } from '../../contract/adjustments.ts';
import { fill } from '../../machines/engine/index.ts';

/** What a resident needs, each in words. */
export const adjustmentsInWords = ({ needs, language }: Adjustments): readonly string[] =>
  needs.map((need) =>
    need === 'interpreter'
      ? fill(copy.page.interpreter, { language })
      : copy.questions.needs.options[need].label,
  );
