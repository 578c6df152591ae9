import axe from 'axe-core';
import { axeTags } from './axe-rules.ts';

/** What axe found in a part of the page that the test runs in. */
export interface AxeLook {
  /** One for each element that breaks a rule. */
  readonly complaints: readonly string[];
  /** How many rules looked at something, whatever they found. */
  readonly rules: number;
}

/** Runs axe on a part of the page that the test runs in. */
export async function lookWithAxe(root: Element): Promise<AxeLook> {
  const { passes, violations, incomplete, inapplicable } = await axe.run(root, {
    runOnly: { type: 'tag', values: axeTags },
    rules: { 'target-size': { enabled: true } },
  });
  return {
    complaints: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    ),
    rules: new Set([...passes, ...violations, ...incomplete, ...inapplicable].map(({ id }) => id)).size,
  };
}
