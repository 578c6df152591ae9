import type { AnswerOf, Call, CallOptions, Gateway, RequestOf } from '../../contract/call.ts';
import { Fault } from '../../machines/engine/index.ts';
import { appointmentRefusal, decodeAnswer, faultOf, type Received } from './answer.ts';
import type { IdentifierKeeper } from './identifiers.ts';
import { whenOnline } from './network-changes.ts';
import { isOffline } from './online.ts';
import { type RequestParts, type WireRequest, wireRequest } from './request.ts';
import { type Carrier, sendRequest } from './send.ts';

export interface ClientSettings {
  readonly identifiers: IdentifierKeeper;
  readonly subscriptionKey: string;
  /** Origin of the gateway; the page's own unless told. */
  readonly origin?: string;
  /** The session is over (401); the identifiers are forgotten right after. May be called more than once. */
  readonly onSignedOut: () => void;
  /** An appointment call failed in a way that its caller has no answer to. */
  readonly onAbandoned: () => void;
  /** A call that was refused, or not answered in time or as agreed (no status). */
  readonly onFailure?: (call: Call, status: number | undefined) => void;
  readonly fetch?: Carrier['fetch'];
}

/**
 * The provider's gateway over HTTP. A call answers what its definition promises or throws a `Fault`; only appointment
 * calls come back with some refusals as values.
 */
export function createGateway(settings: ClientSettings): Gateway {
  const { identifiers, onFailure, onSignedOut, onAbandoned } = settings;
  const carrier: Carrier = {
    origin: settings.origin ?? '',
    fetch: settings.fetch ?? ((input, init) => fetch(input, init)),
  };

  const refusal = (call: Call, received: Received): unknown => {
    onFailure?.(call, received.status);
    if (received.status === 401 && !call.public) {
      onSignedOut();
      identifiers.clear();
      throw faultOf(received);
    }
    // What came too often was not done, and nothing has to be given up: it can be sent again later.
    const isLimited = received.status === 429 && call.method !== 'GET';
    if (call.failure !== 'appointment' || isLimited) throw faultOf(received);
    const value = appointmentRefusal(call, received);
    if (value !== undefined) return value;
    onAbandoned();
    throw faultOf(received);
  };

  const agreedAnswer = (call: Call, received: Received): unknown => {
    try {
      return decodeAnswer(call, received);
    } catch (error) {
      onFailure?.(call, undefined);
      throw error;
    }
  };

  return {
    async call<C extends Call>(call: C, request: RequestOf<C>, options: CallOptions = {}) {
      const wire = wireRequest(call, request as RequestParts, options, {
        identifiers: identifiers.read(),
        subscriptionKey: settings.subscriptionKey,
      });
      const received = await carryWhenOnline(wire, carrier, options).catch((error: unknown) => {
        // What is lost on the way cannot be told of either; what is not answered in time can.
        if (error instanceof Fault && error.kind === 'timedOut') onFailure?.(call, undefined);
        throw error;
      });
      const succeeded = received.status < 300;
      return (succeeded ? agreedAnswer(call, received) : refusal(call, received)) as AnswerOf<C>;
    },
  };
}

/**
 * Carries a request. One that was lost because the device is offline waits for the network and is sent again, where that
 * can do nothing twice: it never left, only reads, or is known by its key. A network that has just come back loses much, so
 * that it may be lost twice more, and is sent again a second later. What may outlive the page waits for nothing.
 */
async function carryWhenOnline(
  request: WireRequest,
  carrier: Carrier,
  options: CallOptions,
): Promise<Received> {
  for (let left = 0; ; left -= 1) {
    const neverLeaves = isOffline();
    try {
      return await carry(request, carrier, options);
    } catch (error) {
      const isLost = error instanceof Fault && error.kind === 'dropped';
      const canRepeat = neverLeaves || request.method === 'GET' || options.idempotencyKey;
      // The network may be back before the browser says what became of what was sent without it.
      if (neverLeaves || isOffline()) left = 3;
      if (!left || !isLost || !canRepeat || request.keepalive) throw error;
      await (isOffline() ? whenOnline(options.signal) : new Promise((resolve) => setTimeout(resolve, 1000)));
    }
  }
}

async function carry(request: WireRequest, carrier: Carrier, options: CallOptions): Promise<Received> {
  const { onProgress, signal } = options;
  if (!onProgress) return sendRequest(request, carrier, signal);
  const { sendWithProgress } = await import('./upload.ts').catch((cause: unknown) => {
    throw new Fault('dropped', { cause });
  });
  return sendWithProgress(request, carrier.origin, onProgress, signal);
}
