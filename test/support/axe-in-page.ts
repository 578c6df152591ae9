import axe from 'axe-core';
import { expect } from 'vitest';
import { axeOptions, fewestAxeRules, rulesIn } from './axe-rules.ts';

/** What axe found in a part of the page that the test runs in. */
export interface AxeLook {
  /** One for each element that breaks a rule. */
  readonly complaints: readonly string[];
  /** How many rules looked at something, whatever they found. */
  readonly rules: number;
}

/** Runs axe on a part of the page that the test runs in. */
export async function lookWithAxe(root: Element | Document): Promise<AxeLook> {
  const results = await axe.run(root, axeOptions);
  return {
    complaints: results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    ),
    rules: rulesIn(results),
  };
}

/** What axe complains of in the page that the test runs in. Fails when axe hardly ran. */
export async function complaintsInPage(): Promise<readonly string[]> {
  const { complaints, rules } = await lookWithAxe(document);
  expect(rules).toBeGreaterThanOrEqual(fewestAxeRules);
  return complaints;
}
