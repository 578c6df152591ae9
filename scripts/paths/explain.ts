import { type AnyFlow, type Explored, explore, isJourney, pathTo } from '../../machines/explore.ts';
import { situationOf } from '../../machines/memory.ts';
import { holds } from '../../machines/rule.ts';
import type { Flow } from '../../machines/samples.ts';
import { type RuleUse, rulesOf } from '../../src/atlas/model/rules.ts';
import type { WordedFlow } from '../../src/walkthrough/flow.ts';
import { withWords } from '../../src/walkthrough/flow.ts';
import { stepTitle } from '../../src/walkthrough/sentences.ts';
import { type Reason, reasonsFor } from '../../src/walkthrough/why.ts';
import { nearest } from './nearest.ts';
import { Complaint } from './options.ts';
import { printedWay, type ToldWay, toldWay } from './told.ts';

/** Situations in which a rule decided by the same answers and facts. */
interface Case {
  readonly value: boolean;
  /** The answers and facts that it looked at. */
  readonly reasons: readonly Reason[];
  situations: number;
}

interface Explanation {
  readonly flow: string;
  readonly rule: string;
  readonly uses: readonly RuleUse[];
  /** Those of most situations first. */
  readonly cases: readonly Case[];
  /** The shortest way to a situation in which it is true, and to one in which it is false. */
  readonly ways: { readonly true: ToldWay | undefined; readonly false: ToldWay | undefined };
}

/** Most combinations that are printed for each answer of the rule. */
const mostCases = 12;

/** Tells what makes a rule true and what false. The rule by its sentence or by a part of it that fits no other. */
export async function explainRule(flows: readonly AnyFlow[], text: string, json: boolean): Promise<void> {
  const found = ruleIn(flows.filter(isJourney), text);
  const flow = await withWords(found.flow);
  const explanation = explained(flow, found.rule, explore(found.flow));
  if (json) console.log(JSON.stringify(explanation));
  else console.log(printed(flow, explanation));
}

function ruleIn(flows: readonly Flow[], text: string): { readonly flow: Flow; readonly rule: string } {
  const all = flows.flatMap((flow) => Object.keys(flow.journey.rules).map((rule) => ({ flow, rule })));
  const exact = all.filter(({ rule }) => rule === text);
  const plain = (sentence: string) => sentence.toLowerCase().replaceAll('’', "'");
  const fitting = exact.length > 0 ? exact : all.filter(({ rule }) => plain(rule).includes(plain(text)));
  const [first] = fitting;
  if (!first) {
    const names = all.map(({ rule }) => rule);
    throw new Complaint(`No rule of a journey says “${text}”. ${nearest(text, names)}`.trim());
  }
  if (fitting.length > 1) {
    const list = fitting.map(({ flow, rule }) => `\n  ${flow.journey.id}: ${rule}`).join('');
    throw new Complaint(`“${text}” fits several rules. Say more of the sentence, or choose a --flow:${list}`);
  }
  return first;
}

function explained(flow: WordedFlow, rule: string, explored: Explored): Explanation {
  const cases = new Map<string, Case>();
  const first = new Map<boolean, string>();
  for (const [id, { context }] of explored.situations) {
    const situation = situationOf(context);
    const value = holds(flow.journey, rule, situation);
    if (!first.has(value)) first.set(value, id);
    const reasons = reasonsFor(flow, rule, situation);
    const name = JSON.stringify([value, reasons]);
    const known = cases.get(name);
    if (known) known.situations += 1;
    else cases.set(name, { value, reasons, situations: 1 });
  }
  const way = (value: boolean): ToldWay | undefined => {
    const id = first.get(value);
    if (id === undefined) return undefined;
    const { circumstance, moves } = pathTo(explored, id);
    return toldWay(
      flow,
      circumstance,
      moves.map(({ event }) => event),
    );
  };
  return {
    flow: flow.journey.id,
    rule,
    uses: rulesOf(flow.journey).get(rule) ?? [],
    cases: [...cases.values()].toSorted((a, b) => b.situations - a.situations),
    ways: { true: way(true), false: way(false) },
  };
}

function printed(flow: WordedFlow, { flow: id, rule, uses, cases, ways }: Explanation): string {
  const used = uses.map(({ step, does }) => `  ${stepTitle(flow.words, step)} (${step}): ${does}`);
  const sides = [true, false].map((value) => {
    const own = cases.filter((each) => each.value === value);
    const total = own.reduce((sum, { situations }) => sum + situations, 0);
    const way = ways[`${value}`];
    return [
      `It is ${value} in ${total} situations${total > 0 ? ':' : '.'}`,
      ...own.slice(0, mostCases).map(caseInWords),
      ...(own.length > mostCases ? [`           and ${own.length - mostCases} more`] : []),
      ...(way ? ['  The shortest way to one:', printedWay(way)] : []),
    ].join('\n');
  });
  return [`${id}: ${rule}`, ['It decides', ...used].join('\n'), ...sides].join('\n\n');
}

function caseInWords({ reasons, situations }: Case): string {
  const looked = reasons.map(({ what, is }) => `${what} = ${is}`).join('; ');
  return `${String(situations).padStart(8)} ×  ${looked === '' ? 'whatever is known' : looked}`;
}
