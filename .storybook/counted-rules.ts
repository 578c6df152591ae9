import type { AxeResults } from 'axe-core';
import type { AfterEach } from 'storybook/internal/types';
import { fewestAxeRules, rulesIn } from '../test/support/axe-rules.ts';
import { isDuplicate, isTestRun } from './same-picture.ts';
import { tableFaults } from './tables.ts';

/** Fails a story whose tables do not say what they hold, and one that axe looked at with fewer rules than it should have. */
export const afterEach: AfterEach = (context) => {
  const { canvasElement, reporting, globals, viewMode } = context;
  // Looked at by a designer who has switched it off.
  if (viewMode !== 'story' || globals.a11y?.manual === true) return;
  const faults = tableFaults(canvasElement);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (isDuplicate(context)) return;
  const reports = reporting.reports.filter(({ type }) => type === 'a11y');
  const [report] = reports;
  const results = report?.result as unknown as AxeResults | undefined;
  const rules = results ? rulesIn(results) : 0;
  if (reports.length !== 1 || rules < fewestAxeRules) {
    throw new Error(`axe looked ${reports.length} times, with ${rules} rules instead of ${fewestAxeRules}`);
  }
  // What is right is half a hundred kilobytes for each story, which nobody reads in the report of a run.
  if (results && isTestRun()) Object.assign(results, { passes: [], inapplicable: [] });
};
