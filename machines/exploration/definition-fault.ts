/** Everything that can be wrong with a definition. */
export const definitionFaultKinds = [
  'unreachable step',
  'unreached outcome',
  'dead end',
  'missing default',
  'default is not last',
  'unknown answer',
  'unknown rule',
  'unreadable rule',
  'unused rule',
  'unused question',
  'unused operation',
  'duplicate route',
  'unknown question cleared',
  'earlier answer cleared',
  'answer asked later',
  'no sample',
  'runs for ever',
] as const;

/** Something wrong with the definition of a journey, in a sentence that says where. */
export interface DefinitionFault {
  readonly kind: (typeof definitionFaultKinds)[number];
  readonly message: string;
}

export const fault = (kind: DefinitionFault['kind'], message: string): DefinitionFault => ({ kind, message });

/** What to do about a fault. */
export const remedies: Readonly<Record<DefinitionFault['kind'], string>> = {
  'unreachable step': 'Correct its rule, or add samples under which it holds',
  'unreached outcome': 'Add an output to the samples that is this outcome, or correct its “when”',
  'dead end': 'Add a step, an operation with an outcome that ends the journey, or another “goTo”',
  'missing default': 'Add a last outcome without “when”',
  'default is not last': 'Move the outcome without “when” to the end of the list',
  'unknown answer': 'Correct the name, or add the question',
  'unknown rule': 'Correct the sentence, or add the rule',
  'unreadable rule': 'Compare one answer or fact in one way; combine comparisons with all, any and not',
  'unused rule': 'Use it, or remove it',
  'unused question': 'Ask it at a step, or remove it',
  'unused operation': 'Run it at a step, or remove it',
  'duplicate route': 'Give one of them another address',
  'unknown question cleared': 'Correct the name in “resets”',
  'earlier answer cleared': 'Remove it from “resets”, which names later questions',
  'answer asked later': 'Ask the question before, or use the rule later',
  'no sample': 'Add values to the samples, right ones and wrong ones',
  'runs for ever': 'Let it block or lead on instead of staying',
};
