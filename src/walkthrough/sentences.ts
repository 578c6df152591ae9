import type { Copy, FaultGoTo, FaultKind, GoTo, WalkedDecision } from '../../machines/engine/index.ts';
import { spaced, type Titles } from '../../machines/exploration/index.ts';

interface Titled {
  readonly titles?: Titles | undefined;
}

/** What an operation does, as analysts say it. */
export const operationTitle = ({ titles }: Titled, operation: string): string =>
  titles?.operations[operation] ?? spaced(operation);

/** What an end is called. */
export const endTitle = ({ titles }: Titled, end: string): string => titles?.ends[end] ?? spaced(end);

/** What an error page is called. */
export const errorPageTitle = ({ titles }: Titled, errorPage: string): string =>
  titles?.errorPages[errorPage] ?? spaced(errorPage);

/** What the faults are called. */
export const faultNames: Readonly<Record<FaultKind | 'otherwise', string>> = {
  refused: 'the call is refused',
  limited: 'it was asked for too often',
  missing: 'it does not exist',
  conflict: 'somebody else changed it first',
  signedOut: 'the session is over',
  failed: 'the provider’s system breaks',
  timedOut: 'no answer comes in time',
  dropped: 'the connection is lost',
  malformed: 'the answer makes no sense',
  otherwise: 'any other fault',
};

/** Where an outcome or a fault goTo, as a sentence part. */
export function destinationInWords(goTo: GoTo | FaultGoTo, flow: Titled): string {
  if (goTo === 'next') return 'goes on';
  if (goTo === 'block') return 'cannot be continued';
  if (goTo === 'stay') return 'stays at the step, with the message';
  if (goTo === 'restart') return 'walks the journey anew from its start';
  if ('stay' in goTo) return 'stays at the step, with the message';
  if ('end' in goTo) return `ends at “${endTitle(flow, goTo.end)}”`;
  const retry = goTo.retry === 'operation' ? ', where just this can be tried again' : '';
  return `shows the error page “${errorPageTitle(flow, goTo.errorPage)}”${retry}`;
}

/** The message that goes with it, if there is one. */
export function destinationNotice(goTo: GoTo | FaultGoTo): string | undefined {
  if (typeof goTo === 'string') return undefined;
  if ('stay' in goTo) return goTo.stay;
  return goTo.notice;
}

/** What was decided on a step, as a sentence. */
export function describeDecision(decision: WalkedDecision, flow: Titled & { readonly copy: Copy }): string {
  switch (decision.kind) {
    case 'passedOver':
      return `passed over, because it is not so that ${decision.unless}`;
    case 'answered':
      return 'answered';
    case 'load':
    case 'check':
      return `waits: ${operationTitle(flow, decision.operation)}`;
    case 'blocked':
      return `cannot be continued: ${decision.block.because}`;
    case 'open':
      return decision.missing.length > 0
        ? `still to be answered: ${decision.missing.map((id) => questionTitle(flow.copy, id)).join('; ')}`
        : 'can be continued';
    case 'ahead':
      return 'not reached yet';
  }
}

/** A number with what it counts. */
export const countOf = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;

/** What a question is called. One whose label is nothing but a placeholder is called by its name. */
export function questionTitle(copy: Copy, question: string): string {
  const label = copy.questions[question]?.label;
  return label === undefined || /^\{\w+\}$/.test(label) ? spaced(question) : label;
}

/** The title of a step. One that is made of nothing but a placeholder is called as its question of the same name. */
export function stepTitle(copy: Copy, step: string): string {
  const title = copy.steps[step]?.title;
  return title === undefined || /^\{\w+\}$/.test(title) ? questionTitle(copy, step) : title;
}
