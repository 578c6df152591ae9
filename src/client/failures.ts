import type { Call, Gateway } from '../../contract/call.ts';
import { trackError, trackNavigation } from '../../contract/tracking.ts';
import type { Identifiers } from './identifiers.ts';

/** What is told of a failure besides how it showed: who met it, and on which page. */
export interface Scene {
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

/** Tells of a call that failed, unless that was a report: a report about a report would go round for ever. */
export async function tellFailed(
  gateway: Gateway,
  scene: Scene,
  call: Call,
  status: number | undefined,
): Promise<void> {
  if (call.id === trackError.id || call.id === trackNavigation.id) return;
  await tell(gateway, scene, statusText(status));
}

/** Tells of something that broke in the portal itself; only the name of the error. */
export const tellUnexpected = (gateway: Gateway, scene: Scene, error: unknown): Promise<void> =>
  tell(gateway, scene, (error instanceof Error ? error.name : 'Unknown Error').slice(0, 60));

async function tell(gateway: Gateway, { identifiers, page }: Scene, status: string): Promise<void> {
  const { channel, customerId, corelationId, sessionId } = identifiers;
  const who = {
    channel,
    corelationId,
    ...(customerId !== undefined && { customerId }),
    ...(sessionId !== undefined && { sessionId }),
  };
  await gateway.call(trackError, { body: { ...who, status, page } });
}
