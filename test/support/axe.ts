import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeResults, axeTags, fewestAxeRules } from './axe-rules.ts';

/** Fails when axe finds anything wrong with the page as it stands, or looked at too little. */
export async function expectAccessible(page: Page): Promise<void> {
  const { passes, violations, incomplete, inapplicable } = await new AxeBuilder({ page })
    .withTags(axeTags)
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: [...axeResults] })
    .analyze();
  const rules = new Set([...passes, ...violations, ...incomplete, ...inapplicable].map(({ id }) => id));
  expect(rules.size, 'rules that axe ran').toBeGreaterThanOrEqual(fewestAxeRules);
  expect(passes.length, 'rules that found something to look at').toBeGreaterThan(0);
  expect(
    violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    })),
    `accessibility of ${page.url()}`,
  ).toEqual([]);
}
