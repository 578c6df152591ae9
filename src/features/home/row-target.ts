import {
  addressOfAccount,
  addressOfRepair,
  messagesPage,
  newRepair,
  schedulerPage,
} from '../../../journeys/shared/addresses.ts';
import type { ThingToDo as RepairThing } from './data/repairs.ts';
import type { OtherThing } from './data/things.ts';

/** Where a row of the list leads: to a page, to the beginning of a journey, or nowhere, where a call is what helps. */
export type RowTarget =
  | { readonly href: string }
  | { readonly begin: string; readonly facts: object }
  | undefined;

/**
 * Where a row leads about a repair.
 * @param href where its draft is in hand in this tab
 */
export function targetOfRepair({ kind, order }: RepairThing, href: string | undefined): RowTarget {
  const { worksOrderIdentifier } = order.identifiers;
  if (kind === 'choose')
    return { begin: schedulerPage, facts: { worksOrderId: worksOrderIdentifier, mode: 'new' } };
  if (kind !== 'draft') return { href: addressOfRepair(worksOrderIdentifier) };
  return href === undefined ? { begin: newRepair, facts: { resuming: worksOrderIdentifier } } : { href };
}

/** Where a row leads about something else. Money that is owed leads to where both paying and help are. */
export function targetOfOther(thing: OtherThing): RowTarget {
  switch (thing.kind) {
    case 'begun':
      return { href: thing.href };
    case 'owed':
      return { href: addressOfAccount(thing.account.id) };
    case 'unread':
      return { href: messagesPage };
    case 'check':
      return undefined;
  }
}
