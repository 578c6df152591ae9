import { operationOf } from '../../engine/index.ts';
import { operationIn } from '../sample-events.ts';
import { spaced } from '../state-name.ts';
import { type Draft, faultLeadsOf, operationsThatReturn, type Part } from './state.ts';

const always = () => true;

/** Every state that waits for an operation, or for what was entered to settle. */
export const waiting = ({ journey, machineStates }: Part): readonly Draft[] =>
  [...machineStates].flatMap((state): readonly Draft[] => {
    const [moment = ''] = state.split(':', 1);
    const isWaiting =
      /^(?:needing|rechecking|checking|settling|doing)$/.test(moment) ||
      /^(?:leaving|saving|aside:[^:]+:.+)$/.test(state);
    if (!isWaiting) return [];
    const operation = spaced(operationIn(journey, state));
    const names: Readonly<Record<string, string>> = {
      rechecking: `Waiting: ${operation}, again`,
      settling: `Waiting: before ${operation}`,
    };
    const name = names[moment] ?? `Waiting: ${operation}`;
    const waits: Draft = { name, kind: 'waiting', details: [moment], at: state, shows: always };
    const late = moment !== 'settling' && operationOf(journey, operationIn(journey, state)).slow;
    if (!late) return [waits];
    const isLate: Draft['shows'] = ({ snapshot: { context } }) => context.flashes.some((said) => said.isSlow);
    return [waits, { ...waits, name: `${name}, for long`, shows: isLate }];
  });

/** The questions that stand before the step. */
export const dialogs = ({ machineStates }: Part): readonly Draft[] =>
  [...machineStates].flatMap((state): readonly Draft[] => {
    const [, aside] = /^aside:([^:]+)$/.exec(state) ?? [];
    const names: Readonly<Record<string, string>> = { confirmingBack: 'go back', exiting: 'leave' };
    const name = aside === undefined ? names[state] : spaced(aside);
    return name === undefined
      ? []
      : [{ name: `Dialog: ${name}`, kind: 'dialog', details: [state], at: state, shows: always }];
  });

/** The error pages to which outcomes and faults lead, each once however it comes about. */
export function errorPages(part: Part): readonly Draft[] {
  const { journey } = part;
  const leads = operationsThatReturn(part).flatMap((run) => [
    ...Object.values(operationOf(journey, run).outcomes).map((outcome) => outcome.goTo),
    ...faultLeadsOf(part, run),
  ]);
  const pages = leads.flatMap((lead) =>
    typeof lead === 'object' && 'errorPage' in lead
      ? [{ halt: lead.errorPage, notice: lead.notice, retry: lead.retry ?? 'step' }]
      : [],
  );
  const different = new Map(pages.map((page) => [Object.values(page).join(), page]));
  return [...different.values()].map(({ halt, notice, retry }) => ({
    name: `Error page: ${notice}`,
    kind: 'error page',
    details: [halt, `again: ${retry}`],
    at: 'halted',
    shows: ({ snapshot: { context } }) =>
      context.failure?.errorPage === halt &&
      context.failure.notice === notice &&
      context.failure.retry === retry,
  }));
}
