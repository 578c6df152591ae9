import type { PortalFlow } from '../machines/engine/index.ts';

/** A journey that is shown over a page of the portal, and where it comes from when it is needed. */
export interface DialogJourney {
  readonly id: string;
  load(): Promise<{ readonly flow: PortalFlow<never> }>;
}

/** Cancels a repair, over the page about it. */
export const cancellation: DialogJourney = {
  id: 'cancellation',
  load: () => import('./cancellation/flow.ts'),
};

/** Finds out whether an appointment can be moved, over the page about the repair. */
export const rescheduling: DialogJourney = {
  id: 'rescheduling',
  load: () => import('./rescheduling/flow.ts'),
};

/** Asks for a statement of chosen dates, over the page of statements. */
export const statementRequest: DialogJourney = {
  id: 'statementRequest',
  load: () => import('./statement-request/flow.ts'),
};

/** Asks about something that was promised for a repair and is late, over the page about it. */
export const chase: DialogJourney = {
  id: 'chase',
  load: () => import('./chase/flow.ts'),
};

/** Says that finished work is not right, over the page about the repair. */
export const recall: DialogJourney = {
  id: 'recall',
  load: () => import('./recall/flow.ts'),
};

/** Says how a finished repair went, over the page about the repair. */
export const feedback: DialogJourney = {
  id: 'feedback',
  load: () => import('./feedback/flow.ts'),
};

/** Chooses by what to be reminded of appointments, over the page of the resident's details. */
export const reminders: DialogJourney = {
  id: 'reminders',
  load: () => import('./reminders/flow.ts'),
};

/** Says what the resident needs from whoever comes, over the page of their details. */
export const adjustments: DialogJourney = {
  id: 'adjustments',
  load: () => import('./adjustments/flow.ts'),
};

/** Every one of them. */
export const dialogJourneys: readonly DialogJourney[] = [
  cancellation,
  rescheduling,
  statementRequest,
  chase,
  recall,
  feedback,
  reminders,
  adjustments,
];
