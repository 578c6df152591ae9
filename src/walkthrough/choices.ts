import {
  type AnyEvent,
  classify,
  faultKindOf,
  type Journey,
  learn,
  operationOf,
  screenOf,
  situationOf,
  stateOf,
  statePath,
  type Transition,
} from '../../machines/engine/index.ts';
import { eventsBySamples, reload, type Snapshot } from '../../machines/exploration/index.ts';
import type { FlowWithCopy } from './flow.ts';
import {
  destinationInWords,
  destinationNotice,
  faultNames,
  operationTitle,
  questionTitle,
  stepTitle,
} from './sentences.ts';
import { answerInWords, differenceOf } from './values.ts';
import { currentSnapshot, type Walkthrough, type WalkthroughRunner } from './walkthrough.ts';

/** Something that can happen next in a walkthrough. */
export interface Choice {
  readonly event: AnyEvent;
  readonly label: string;
  /** What comes of it, or what is wrong with it. */
  readonly note: string;
}

export interface ChoiceGroup {
  readonly id: string;
  readonly title: string;
  readonly kind: 'answer' | 'continue' | 'outcome' | 'fault' | 'other';
  readonly choices: readonly Choice[];
}

/** Everything that can happen next in a walkthrough, as the samples know it. */
export function choicesOf(runner: WalkthroughRunner, walkthrough: Walkthrough): readonly ChoiceGroup[] {
  const { flow, compiled } = runner;
  const snapshot = currentSnapshot(walkthrough);
  const groups = new Map<string, ChoiceGroup & { readonly choices: Choice[] }>();
  for (const event of eventsBySamples(compiled, flow.samples)(snapshot)) {
    const { title, kind, ...choice } = choiceFor(flow, compiled.transitions, snapshot, event);
    const id = 'question' in event ? event.question : kind;
    const group = groups.get(id) ?? { id, title, kind, choices: [] };
    group.choices.push({ event, ...choice });
    groups.set(id, group);
  }
  const order = ['answer', 'continue', 'outcome', 'fault', 'other'];
  return [...groups.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

type Named = Omit<Choice, 'event'> & Pick<ChoiceGroup, 'title' | 'kind'>;

function choiceFor(
  flow: FlowWithCopy,
  transitions: readonly Transition[],
  snapshot: Snapshot,
  event: AnyEvent,
): Named {
  const [step, state] = statePath(snapshot.value);
  const { operation = '' } = stateOf(snapshot);
  if ('question' in event) return answerChoice(flow, snapshot, event.question, event.value);
  if ('output' in event) return outcomeChoice(flow, snapshot, operation, event.output);
  if ('error' in event) {
    const kind = faultKindOf(event.error);
    const faults = { ...flow.journey.faults, ...flow.journey.operations[operation]?.faults };
    return {
      title: `“${operationTitle(flow, operation)}” fails`,
      kind: 'fault',
      label: faultNames[kind],
      note: destinationInWords(faults[kind] ?? flow.journey.faults.otherwise, flow),
    };
  }
  const transition = transitions.find(
    ({ from, event: name }) => from === `${step}.${state}` && name === event.type,
  );
  const target = 'step' in event ? `: ${stepTitle(flow.copy, event.step)}` : '';
  const action =
    'action' in event ? `: ${flow.copy.secondaryActions[event.action]?.offer ?? event.action}` : '';
  if (event.type === 'CONTINUE') {
    const label = flow.copy.steps[step]?.continue ?? 'Continue';
    return { title: 'Continue', kind: 'continue', label, note: '' };
  }
  const label = eventNames[event.type] ?? transition?.because ?? 'time passes';
  return { title: 'Something else', kind: 'other', label: `${label}${target}${action}`, note: '' };
}

const eventNames: Readonly<Record<string, string>> = {
  BACK: 'Back',
  GO_BACK: 'Back, without being asked',
  EXIT: 'Exit',
  STAY: 'Stay',
  LEAVE: 'Leave without saving',
  SAVE: 'Save and leave',
  EDIT: 'Change an answer',
  OPEN: 'Open an address',
  SECONDARY_ACTION: 'Another way on',
  GO: 'Take it',
  RETRY: 'Try again',
  HOME: 'Return home',
  [reload.type]: 'Load the page again',
};

function answerChoice(flow: FlowWithCopy, { context }: Snapshot, question: string, value: unknown): Named {
  const { facts } = situationOf(context);
  const complaints = flow.journey.questions[question]?.check(value, facts) ?? [];
  return {
    title: questionTitle(flow.copy, question),
    kind: 'answer',
    label: answerInWords(flow, question, value, facts),
    note: complaints.length > 0 ? `refused: ${complaints.map(({ notice }) => notice).join(', ')}` : '',
  };
}

function outcomeChoice(flow: FlowWithCopy, { context }: Snapshot, operation: string, output: unknown): Named {
  const definition = operationOf(flow.journey, operation);
  const name = classify(definition, output, situationOf(context));
  const alike = Object.values(flow.samples.outputs[operation] ?? {}).find((outputs) =>
    outputs.includes(output),
  );
  const difference = differenceOf(output, alike ?? []);
  const goTo = definition.outcomes[name]?.goTo ?? 'next';
  const { notices } = learn(flow.journey, operation, name, output, context);
  return {
    title: `Result of “${operationTitle(flow, operation)}”`,
    kind: 'outcome',
    label: difference === '' ? name : `${name} (${difference})`,
    note: [destinationInWords(goTo, flow), destinationNotice(goTo), ...notices]
      .filter((part) => part !== undefined)
      .join(', '),
  };
}

/** What happens next when nobody chooses: what brings the walkthrough furthest. None at its end. */
export function usualChoice(runner: WalkthroughRunner, walkthrough: Walkthrough): Choice | undefined {
  const { journey } = runner.flow;
  const groups = choicesOf(runner, walkthrough);
  const { answers } = situationOf(currentSnapshot(walkthrough).context);
  const isBlockedBy = (choice: Choice) => {
    const after = currentSnapshot(runner.after(walkthrough, choice.event));
    return after.status === 'active' && screenOf(journey, after).blocked;
  };
  const choicesIn = (kind: ChoiceGroup['kind']) =>
    groups.filter((group) => group.kind === kind).map(({ choices }) => choices);
  const [outcome] = choicesIn('outcome')
    .flat()
    .toSorted((a, b) => rank(journey, walkthrough, a) - rank(journey, walkthrough, b));
  if (outcome) return outcome;
  for (const choices of choicesIn('answer')) {
    const [first] = choices;
    if (!first || !('question' in first.event) || answers[first.event.question] !== undefined) continue;
    const right = choices.find((choice) => choice.note === '' && !isBlockedBy(choice));
    if (right) return right;
  }
  return choicesIn('continue')[0]?.[0] ?? groups.at(-1)?.choices[0];
}

/** How little an outcome brings a walkthrough further: least for one that goes on, then for an end; the default goes first. */
function rank(journey: Journey, walkthrough: Walkthrough, { event }: Choice): number {
  const snapshot = currentSnapshot(walkthrough);
  const operation = operationOf(journey, stateOf(snapshot).operation ?? '');
  const output = 'output' in event ? event.output : undefined;
  const outcome = operation.outcomes[classify(operation, output, situationOf(snapshot.context))];
  const isDefault = outcome?.when === undefined;
  if (outcome?.goTo === 'next') return isDefault ? 0 : 1;
  if (typeof outcome?.goTo === 'object' && 'end' in outcome.goTo) return isDefault ? 2 : 3;
  return 4;
}

/** What happened, in words for the list of a walkthrough. */
export function moveInWords(runner: WalkthroughRunner, before: Snapshot, event: AnyEvent): string {
  const { flow, compiled } = runner;
  const { title, kind, label } = choiceFor(flow, compiled.transitions, before, event);
  if (kind === 'continue' || kind === 'other') return label;
  return title.endsWith('?') ? `${title} ${label}` : `${title}: ${label}`;
}
