import { accessibilityStatement as words } from '../../content/accessibility-statement.ts';
import { provider } from '../../content/provider.ts';
import { dateInWords, shortDate } from '../../contract/dates.ts';
import { counted, numberInWords } from '../../contract/language.ts';
import { fill } from '../../machines/engine/index.ts';
import { markdownHeading, markdownList, markdownPage, markdownTable } from './markdown.ts';
import type { CheckName, CheckResult } from './results.ts';

const checks = Object.keys(words.tested.checks) as CheckName[];

const { name, phone, hours, site } = provider;
const { standard, regulations } = words;
const filled = (text: string): string => fill(text, { name, phone, hours, site, standard, regulations });

function testedBlocks(results: readonly CheckResult[]): readonly string[] {
  const { heading, last, columns, checks: labels, nothing, limits } = words.tested;
  if (results.length === 0) return [markdownHeading(heading), nothing];
  const latest = new Date(Math.max(...results.map(({ at }) => at.getTime())));
  const rows = results.map(({ check, at, passed, failed }) => [
    labels[check],
    shortDate(at.toISOString()),
    numberInWords(passed),
    numberInWords(failed),
  ]);
  return [
    markdownHeading(heading),
    fill(last, { date: dateInWords(latest.toISOString()), name }),
    markdownTable([columns.check, columns.date, columns.passed, columns.failed], rows),
    limits,
  ];
}

/** The accessibility statement in Markdown: the model of the public sector in Britain, with what was really tested. */
export function accessibilityPage(results: readonly CheckResult[], now: Date): string {
  const { howAccessible, contact, enforcement, technical, nonCompliant, outside, untested, prepared } = words;
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const notRun = checks.filter((check) => results.every((result) => result.check !== check));
  return markdownPage(words.title, [
    filled(words.scope),
    words.aim,
    markdownList(words.abilities),
    words.simple,
    words.device,
    markdownHeading(howAccessible.heading),
    howAccessible.introduction,
    markdownList([...nonCompliant.list, ...outside.list]),
    markdownHeading(contact.heading),
    contact.help,
    markdownList([contact.call, contact.write].map(filled)),
    contact.problems,
    contact.adjustments,
    markdownHeading(enforcement.heading),
    filled(enforcement.complain),
    filled(enforcement.law),
    enforcement.helpline,
    markdownHeading(technical.heading),
    filled(technical.commitment),
    filled(technical.status),
    markdownHeading(nonCompliant.heading),
    nonCompliant.introduction,
    markdownList([...nonCompliant.list, ...(failed > 0 ? [counted(failed, nonCompliant.failed)] : [])]),
    markdownHeading(outside.heading),
    markdownList(outside.list),
    ...testedBlocks(results),
    markdownHeading(untested.heading),
    markdownList([
      ...untested.list,
      ...notRun.map((check) => fill(untested.notRun, { check: words.tested.checks[check] })),
    ]),
    markdownHeading(prepared.heading),
    fill(prepared.text, { date: dateInWords(now.toISOString()) }),
  ]);
}
