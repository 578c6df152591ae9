import { liesIn } from '../../../journeys/repair/situation.ts';
import type { Home } from '../../../journeys/shared/homes.ts';
import { keptJourneys } from '../../app/kept-journeys.ts';
import type { ShownRecord } from '../../app/shown-record.ts';
import { now } from '../../client/clock.ts';
import type { HomeCardProps } from './card.ts';
import { owedAccounts } from './data/balance.ts';
import type { ThingToDo as RepairThing } from './data/repairs.ts';
import { byUrgency, isMostUrgent, type OtherThing } from './data/things.ts';
import { resumableJourneys } from './resumable-journeys.ts';
import { useOverdueChecks, useThings, useUnreadMessages } from './useThings.ts';

/** Something to do, with where its draft is in hand in this tab. */
export type Item =
  | { readonly key: string; readonly repair: RepairThing; readonly href: string | undefined }
  | { readonly key: string; readonly other: OtherThing };

export interface ToDoList {
  readonly state: ShownRecord<unknown>['state'];
  /** More may still come. */
  readonly isComplete: boolean;
  /** The most pressing first. */
  readonly items: readonly Item[];
  retry(): void;
}

function keyOf(thing: OtherThing): string {
  switch (thing.kind) {
    case 'check':
      return `${thing.type} ${thing.premisesId}`;
    case 'begun':
      return thing.journey;
    case 'owed':
      return thing.account.id;
    case 'unread':
      return thing.kind;
  }
}

/** What repairs can be reported and carried on with, as far as is known. */
function openingOf(homes: readonly Home[] | undefined, reporting: HomeCardProps['reporting']) {
  const known = reporting.state === 'shown' ? reporting.value : undefined;
  const closedAreas = known?.closedAreas ?? [];
  const isOpen = homes?.some((home) => !liesIn(home, closedAreas)) ?? false;
  return {
    canReport: known !== undefined && !known.isStopped && (isOpen || closedAreas.length === 0),
    isClosed: homes !== undefined && !isOpen && closedAreas.length > 0,
  };
}

/** Everything that wants something of the resident, at all homes. What cannot wait is there before the rest is known. */
export function useToDo({
  customerId,
  homes,
  reporting,
  accounts,
}: Pick<HomeCardProps, 'customerId' | 'reporting' | 'accounts'> & {
  readonly homes: readonly Home[] | undefined;
}): ToDoList {
  const things = useThings(homes);
  const checks = useOverdueChecks(customerId, homes);
  const unread = useUnreadMessages();
  const { canReport, isClosed } = openingOf(homes, reporting);
  const repairs = (things.state === 'shown' && !isClosed ? things.value : []).filter(
    ({ kind }) => kind !== 'draft' || canReport,
  );
  const begun = resumableJourneys(keptJourneys(customerId)).filter(
    ({ journey }) => journey !== 'repair' || canReport,
  );
  const hrefOf = ({ kind, order }: RepairThing): string | undefined =>
    kind === 'draft'
      ? begun.find(({ draftId }) => draftId === order.identifiers.worksOrderIdentifier)?.href
      : undefined;
  const inDrafts = new Set(repairs.flatMap((thing) => hrefOf(thing) ?? []));
  const others: readonly OtherThing[] = [
    // What is in hand here and saved as a draft is shown once, with how long it is kept.
    ...begun.filter(({ href }) => !inDrafts.has(href)).map((one) => ({ kind: 'begun' as const, ...one })),
    ...(checks.state === 'shown' ? checks.value : []),
    ...(accounts.state === 'shown' ? owedAccounts(accounts.value) : []).map((account) => ({
      kind: 'owed' as const,
      account,
    })),
    ...unread,
  ];
  const isComplete =
    things.state !== 'loading' &&
    reporting.state !== 'loading' &&
    checks.state !== 'loading' &&
    accounts.state !== 'loading';
  const shown = byUrgency<RepairThing | OtherThing>([...repairs, ...others], now())
    // Until all is known, only what stays at the top.
    .filter((thing) => isComplete || isMostUrgent(thing, now()));
  const isEmptySoFar = shown.length === 0 && !isComplete && things.state === 'shown';
  return {
    state: isEmptySoFar ? 'loading' : things.state,
    isComplete,
    items: shown.map(
      (one): Item =>
        'order' in one
          ? { key: one.order.identifiers.worksOrderIdentifier, repair: one, href: hrefOf(one) }
          : { key: keyOf(one), other: one },
    ),
    retry: things.retry,
  };
}
