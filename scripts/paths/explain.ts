import { holds, situationOf } from '../../machines/engine/index.ts';
import {
  type AnyFlow,
  type Explored,
  explore,
  type Flow,
  isJourney,
  nearest,
  pathTo,
} from '../../machines/exploration/index.ts';
import { type RuleUse, rulesOf } from '../../src/atlas/model/rules.ts';
import type { FlowWithCopy } from '../../src/walkthrough/flow.ts';
import { withCopy } from '../../src/walkthrough/flow.ts';
import { type Reason, reasonsFor } from '../../src/walkthrough/rule-reasons.ts';
import { stepTitle } from '../../src/walkthrough/sentences.ts';
import { type DescribedPath, describeSteps, formatPath } from './described-path.ts';
import { UsageError } from './options.ts';

/** The states in which the same answers and facts decide a rule. */
interface Case {
  readonly value: boolean;
  /** The answers and facts that the rule read. */
  readonly reasons: readonly Reason[];
  states: number;
}

interface Explanation {
  readonly flow: string;
  readonly rule: string;
  readonly uses: readonly RuleUse[];
  /** Those with the most states first. */
  readonly cases: readonly Case[];
  /** The shortest path to a state in which it is true, and to one in which it is false. */
  readonly paths: { readonly true: DescribedPath | undefined; readonly false: DescribedPath | undefined };
}

/** How many cases are printed for true and for false. */
const maxCases = 12;

/** Prints when a rule is true and when it is false. The rule is named by its sentence, or by a part that matches no other. */
export async function explainRule(flows: readonly AnyFlow[], text: string, json: boolean): Promise<void> {
  const { flow: plainFlow, rule } = ruleIn(flows.filter(isJourney), text);
  const flow = await withCopy(plainFlow);
  const explanation = explain(flow, rule, explore(plainFlow));
  const { paths, ...rest } = explanation;
  if (json) console.log(JSON.stringify({ ...rest, ways: paths }));
  else console.log(formatExplanation(flow, explanation));
}

function ruleIn(flows: readonly Flow[], text: string): { readonly flow: Flow; readonly rule: string } {
  const all = flows.flatMap((flow) => Object.keys(flow.journey.rules).map((rule) => ({ flow, rule })));
  const exact = all.filter(({ rule }) => rule === text);
  const plain = (sentence: string) => sentence.toLowerCase().replaceAll('’', "'");
  const matching = exact.length > 0 ? exact : all.filter(({ rule }) => plain(rule).includes(plain(text)));
  const [first] = matching;
  if (!first) {
    const names = all.map(({ rule }) => rule);
    throw new UsageError(`No rule contains “${text}”. ${nearest(text, names)}`.trim());
  }
  if (matching.length > 1) {
    const list = matching.map(({ flow, rule }) => `\n  ${flow.journey.id}: ${rule}`).join('');
    throw new UsageError(`“${text}” matches several rules. Give more of the sentence, or a --flow:${list}`);
  }
  return first;
}

function explain(flow: FlowWithCopy, rule: string, explored: Explored): Explanation {
  const cases = new Map<string, Case>();
  const first = new Map<boolean, string>();
  for (const [id, { context }] of explored.states) {
    const situation = situationOf(context);
    const value = holds(flow.journey, rule, situation);
    if (!first.has(value)) first.set(value, id);
    const reasons = reasonsFor(flow, rule, situation);
    const name = JSON.stringify([value, reasons]);
    const counted = cases.get(name);
    if (counted) counted.states += 1;
    else cases.set(name, { value, reasons, states: 1 });
  }
  const shortestPath = (value: boolean): DescribedPath | undefined => {
    const id = first.get(value);
    if (id === undefined) return undefined;
    const { scenario, edges } = pathTo(explored, id);
    return describeSteps(
      flow,
      scenario,
      edges.map(({ event }) => event),
    );
  };
  return {
    flow: flow.journey.id,
    rule,
    uses: rulesOf(flow.journey).get(rule) ?? [],
    cases: [...cases.values()].toSorted((a, b) => b.states - a.states),
    paths: { true: shortestPath(true), false: shortestPath(false) },
  };
}

function formatExplanation(flow: FlowWithCopy, { flow: id, rule, uses, cases, paths }: Explanation): string {
  const used = uses.map(({ step, does }) => `  ${stepTitle(flow.copy, step)} (${step}): ${does}`);
  const sides = [true, false].map((value) => {
    const own = cases.filter((each) => each.value === value);
    const total = own.reduce((sum, { states }) => sum + states, 0);
    const path = paths[`${value}`];
    return [
      `It is ${value} in ${total} states${total > 0 ? ':' : '.'}`,
      ...own.slice(0, maxCases).map(formatCase),
      ...(own.length > maxCases ? [`           and ${own.length - maxCases} more`] : []),
      ...(path ? ['  The shortest path to one:', formatPath(path)] : []),
    ].join('\n');
  });
  return [`${id}: ${rule}`, ['It decides', ...used].join('\n'), ...sides].join('\n\n');
}

function formatCase({ reasons, states }: Case): string {
  const read = reasons.map(({ what, is }) => `${what} = ${is}`).join('; ');
  return `${String(states).padStart(8)} ×  ${read === '' ? 'always' : read}`;
}
