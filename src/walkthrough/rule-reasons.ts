import { type Read, readsOf, type Situation } from '../../machines/engine/index.ts';
import type { FlowWithCopy } from './flow.ts';
import { questionTitle } from './sentences.ts';
import { factInWords } from './supposed.ts';
import { answerInWords, isId } from './values.ts';

/** Something that a rule looks at, and how it is, in words. */
export interface Reason {
  readonly what: string;
  readonly is: string;
}

/** Why a rule is true or false: the answers and facts that it looks at. */
export function reasonsFor(flow: FlowWithCopy, rule: string, situation: Situation): readonly Reason[] {
  const { reads } = readsOf(flow.journey, rule, situation);
  const ways = reads.map(([way]) => way);
  const telling = reads.filter(([, value]) => !isThing(value));
  const reasons = (telling.length > 0 ? telling : reads)
    .filter(([way, value]) => !isId(String(value)) && !isOnlyCounted(way, ways))
    .map((read) => reasonFor(flow, read, situation));
  return [...new Map(reasons.map((reason) => [`${reason.what} ${reason.is}`, reason])).values()];
}

/** That something is there says little beside what was looked at in it. */
const isThing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list is counted whenever it is gone through; that says something only when nothing in it is looked at. */
const isOnlyCounted = (way: string, ways: readonly string[]): boolean => {
  const [, list] = /^(.*\.)length$/.exec(way) ?? [];
  return list !== undefined && ways.some((other) => other !== way && other.startsWith(list));
};

function reasonFor(flow: FlowWithCopy, [way, value]: Read, { facts }: Situation): Reason {
  const [root, name = '', ...rest] = way.split('.');
  if (root === 'answers') {
    const title = questionTitle(flow.copy, name);
    return rest.length === 0
      ? { what: title, is: value === undefined ? 'not answered' : answerInWords(flow, name, value, facts) }
      : { what: `${title.replace(/\?$/, '')} (${factInWords(rest.join('.'))})`, is: valueInWords(value) };
  }
  if (root !== 'facts') return { what: factInWords(way), is: valueInWords(value) };
  const counted = rest.at(-1) === 'length';
  const what = factInWords([name, ...(counted ? rest.slice(0, -1) : rest)].join('.'));
  return { what, is: counted ? `${value}` : valueInWords(value) };
}

/** A value that a rule looks at. */
function valueInWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `${value.length}`;
  return typeof value === 'object' ? 'known' : String(value);
}
