import { type Activity, isBusy, isDialog, operationOf } from '../../engine/index.ts';
import { spaced } from '../state-name.ts';
import { type Draft, faultLeadsOf, operationsThatReturn, type Part } from './state.ts';

const always = () => true;

/** Every state that waits for an operation, or for what was entered to settle. */
export const waiting = ({ journey, machineStates }: Part): readonly Draft[] =>
  [...machineStates].flatMap(([at, state]): readonly Draft[] => {
    const { activity, operation } = state;
    if (operation === undefined) return [];
    const names: Partial<Record<Activity, string>> = {
      rechecking: `Waiting: ${spaced(operation)}, again`,
      settling: `Waiting: before ${spaced(operation)}`,
    };
    const name = names[activity] ?? `Waiting: ${spaced(operation)}`;
    const waits: Draft = { name, kind: 'waiting', details: [activity], at, shows: always };
    if (!isBusy(state) || !operationOf(journey, operation).slow) return [waits];
    const isSlow: Draft['shows'] = ({ snapshot: { context } }) =>
      context.flashes.some((flash) => flash.isSlow);
    return [waits, { ...waits, name: `${name}, for long`, shows: isSlow }];
  });

/** The questions that stand before the step. */
export const dialogs = ({ machineStates }: Part): readonly Draft[] =>
  [...machineStates].flatMap(([at, state]): readonly Draft[] => {
    if (!isDialog(state)) return [];
    const names: Partial<Record<Activity, string>> = { confirmingBack: 'go back', exiting: 'leave' };
    const name = names[state.activity] ?? spaced(state.action ?? '');
    return [{ name: `Dialog: ${name}`, kind: 'dialog', details: [at], at, shows: always }];
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
      ? [{ errorPage: lead.errorPage, notice: lead.notice, retry: lead.retry ?? 'step' }]
      : [],
  );
  const different = new Map(pages.map((page) => [Object.values(page).join(), page]));
  return [...different.values()].map(({ errorPage, notice, retry }) => ({
    name: `Error page: ${notice}`,
    kind: 'error page',
    details: [errorPage, `again: ${retry}`],
    at: 'errorPage',
    shows: ({ snapshot: { context } }) =>
      context.failure?.errorPage === errorPage &&
      context.failure.notice === notice &&
      context.failure.retry === retry,
  }));
}
