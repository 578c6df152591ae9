/** Something in a file of case types that must be put right before residents may see it. */
export interface Mistake {
  /** Name of the rule that it breaks. */
  readonly rule: string;
  /** Where in the file: type, question, option, by what they are called. */
  readonly where: string;
  readonly what: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** Texts that stand where somebody has still to write one. Nobody shows them to residents. */
export const unwritten = { question: 'New question', answer: 'New answer' };

/** A mistake on one line. */
export const sayMistake = ({ where, what, remedy }: Mistake): string => `${where}: ${what} ${remedy}`;

const describeEntry = (kind: string, id: unknown, name?: unknown): string =>
  [kind, id === undefined ? '' : String(id), typeof name === 'string' ? `“${name}”` : '']
    .filter((part) => part !== '')
    .join(' ');

/** How a type is called in a mistake: `type 101 “Keys and fobs”`. */
export const nameOfType = (type: { readonly id?: unknown; readonly description?: unknown }): string =>
  describeEntry('type', type.id, type.description);

/** How a question is called in a mistake. */
export const nameOfQuestion = (question: {
  readonly questionId?: unknown;
  readonly label?: unknown;
}): string => describeEntry('question', question.questionId, question.label);

/** How an option is called in a mistake. */
export const nameOfOption = (option: { readonly id?: unknown; readonly value?: unknown }): string =>
  describeEntry('option', option.id, option.value);

/** A sentence that begins with a capital letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
