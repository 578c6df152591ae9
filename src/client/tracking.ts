import type { Call, Gateway } from '../../contract/call.ts';
import { trackError, trackNavigation, trackStop } from '../../contract/tracking.ts';
import { type Context, failureName, type Journey, type Screen, stopOf } from '../../machines/engine/index.ts';
import type { Identifiers, Store } from './identifiers.ts';
import { forgetVisit, noteMove, noteStop, takeUntold } from './visits.ts';

/** What is told of besides what happened: to whom, and on which page. */
export interface Scene {
  readonly gateway: Gateway;
  /** Where each journey was last. */
  readonly visits: Store;
  readonly identifiers: Identifiers;
  readonly page: string;
}

const labels: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  500: 'Server Error',
};

/** Status and label of a failed call as one text, such as `500 Server Error`. */
export const statusText = (status: number | undefined): string =>
  [status, labels[status ?? 0] ?? 'Unknown Error'].filter((part) => part !== undefined).join(' ');

async function opened({ gateway, visits, identifiers }: Scene, page: string, state?: string): Promise<void> {
  const { customerId, corelationId } = identifiers;
  const moves = takeUntold(visits);
  await gateway.call(trackNavigation, {
    body: {
      corelationId,
      page,
      ...(state !== undefined && { state }),
      ...(customerId !== undefined && { customerId, ...(moves.length > 0 && { moves: [...moves] }) }),
    },
  });
}

async function moved(scene: Scene, journey: Journey, screen: Screen, end?: string): Promise<void> {
  if (scene.identifiers.customerId === undefined) return;
  noteMove(scene.visits, journey, screen, end);
  if (end !== undefined) return;
  await opened(scene, screen.route, screen.failure ? failureName(journey, screen.failure) : undefined);
}

async function stopped(scene: Scene, journey: Journey, screen: Screen, context: Context): Promise<void> {
  const { gateway, identifiers, visits } = scene;
  if (screen.phase !== 'asking' || identifiers.customerId === undefined) return;
  if (!gateway.offers?.('tracking/stops')) return;
  const place = screen.step.id;
  const reason = stopOf(journey, screen.step, context);
  const visit = reason && noteStop(visits, journey.id, place, reason);
  if (visit) await gateway.call(trackStop, { body: { visit, journey: journey.id, place, reason } });
}

const reports: readonly string[] = [trackError.id, trackNavigation.id, trackStop.id];

async function failed(scene: Scene, call: Call, status: number | undefined): Promise<void> {
  if (reports.includes(call.id)) return;
  await tellError(scene, statusText(status));
}

const unexpected = (scene: Scene, error: unknown): Promise<void> =>
  tellError(scene, (error instanceof Error ? error.name : 'Unknown Error').slice(0, 60));

async function tellError({ gateway, identifiers, page }: Scene, status: string): Promise<void> {
  const { channel, customerId, corelationId, sessionId } = identifiers;
  const who = {
    channel,
    corelationId,
    ...(customerId !== undefined && { customerId }),
    ...(sessionId !== undefined && { sessionId }),
  };
  await gateway.call(trackError, { body: { ...who, status, page } });
}

/** How each kind of report is told. */
export const tracking = {
  /** A page was opened; also tells of the moves in journeys that nobody was told of yet. */
  opened,
  /** A journey is begun anew. */
  began: ({ visits }: Scene, journey: string): void => forgetVisit(visits, journey),
  /**
   * A journey shows this screen, on a page of its own. With `end` it came to that end from the screen; no page is told
   * of then, because the next one tells of it.
   */
  moved,
  /** A journey has stood still on this screen; told where a reason keeps the resident there, once for each visit. */
  stopped,
  /** A call came back with this status, unless it was a report: a report about a report would go round for ever. */
  failed,
  /** Something in the portal itself broke; only the name of the error is told. */
  unexpected,
};

export type Tracking = typeof tracking;
