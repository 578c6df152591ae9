import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { root } from '../../paths/sources.ts';
import type { Verdict } from '../run.ts';
import type { ScoredMutant } from '../score.ts';

const maxLength = 100;

/** The beginning of a stretch of source on one line. */
function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)} …` : line;
}

/** The stretch of a source that a mutant takes the place of. Lines and columns of a result begin with 1. */
function replacedBy({ location: { start, end } }: MutantResult, source: string): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const [first = ''] = lines;
  const last = lines.at(-1) ?? '';
  if (lines.length === 1) return first.slice(start.column - 1, end.column - 1);
  return [first.slice(start.column - 1), ...lines.slice(1, -1), last.slice(0, end.column - 1)].join('\n');
}

/** What changed, in a sentence. */
function describeChange(result: MutantResult, source: string): string {
  const before = short(replacedBy(result, source));
  const after = short(result.replacement ?? '');
  return after === '{}' && before.startsWith('{') && result.mutatorName === 'BlockStatement'
    ? `nothing is done in ${before}`
    : `${before} becomes ${after}`;
}

/** What became of a mutant: what noticed it, null where nothing did, and nothing where it does not count. */
function verdictOn({ status, statusReason, killedBy }: MutantResult): Verdict | undefined {
  switch (status) {
    case 'Killed':
      return `${killedBy?.join(', ')}: ${statusReason ?? ''}`;
    case 'Timeout':
      return 'it never ends';
    case 'Survived':
    case 'NoCoverage':
      return null;
    default:
      return undefined;
  }
}

/** The mutants that count, and what noticed each of them, by its id. */
export function changesOf(results: readonly MutantResult[]) {
  const sources = new Map<string, string>();
  const counts = new Map<string, number>();
  const mutants: ScoredMutant[] = [];
  const verdicts: Record<string, Verdict> = {};
  for (const result of results) {
    const verdict = verdictOn(result);
    if (verdict === undefined) continue;
    const { fileName: path, location } = result;
    const source = sources.get(path) ?? readFileSync(join(root, path), 'utf8');
    sources.set(path, source);
    const says = describeChange(result, source);
    const name = `${path}: ${says}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = count > 1 ? `${name} (${count})` : name;
    mutants.push({ id, path, line: location.start.line, says });
    verdicts[id] = verdict;
  }
  return { mutants, verdicts };
}
