import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { recordMachine } from '../../../machines/record/record.ts';
import { gateway, identifiers } from '../portal.ts';
import { type MenuItem, readMenu } from './menu.ts';
import { onKeepAlive } from './running.ts';

const machine = recordMachine.provide({
  actors: {
    read: fromPromise(({ signal }) =>
      readMenu({ services: { gateway, customerId: identifiers.read().customerId ?? '' } }, { signal }),
    ),
  },
});

/** Milliseconds after which the next page that is opened reads the menu anew. */
const staleTimeMs = 60_000;

let record: ActorRefFrom<typeof recordMachine> | undefined;
let readAt = 0;

/** The menu of the resident, read when it is first asked for and then shared by all pages. */
export function menuRecord(): ActorRefFrom<typeof recordMachine> {
  if (!record) {
    record = createActor(machine, { input: { every: null } }).start();
    readAt = Date.now();
    onKeepAlive(refreshMenu);
  }
  return record;
}

/** Reads the menu anew; what it shows stays until then. */
function refreshMenu(): void {
  readAt = Date.now();
  menuRecord().send({ type: menuRecord().getSnapshot().matches('failed') ? 'RETRY' : 'REFRESH' });
}

/** Reads the menu anew unless that was done a moment ago, so that a setting that changed is seen on the next page. */
export function refreshOldMenu(): void {
  if (Date.now() - readAt >= staleTimeMs) refreshMenu();
}

/** The items of what was read; `undefined` until then, and none when it could not be read. */
export const itemsOf = ({
  value,
  context,
}: {
  readonly value: unknown;
  readonly context: { readonly value: unknown };
}): readonly MenuItem[] | undefined =>
  value === 'failed' ? [] : (context.value as readonly MenuItem[] | undefined);
