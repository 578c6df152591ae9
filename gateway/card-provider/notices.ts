import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { sign, signatureHeader } from '../money/signature.ts';

interface Receiver {
  /** Where the gateway takes notices. */
  readonly address: string;
  readonly secret: string;
  readonly now: Clock;
  readonly signal: AbortSignal;
}

/** Milliseconds before each try to bring a notice. */
const tries = [0, 1000, 5000, 15_000];

/** Tells the gateway that something became of a payment, until it has heard it or a few tries have failed. */
export async function bringNotice(
  { address, secret, now, signal }: Receiver,
  reference: string,
): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), reference });
  for (const wait of tries) {
    try {
      await delay(wait, undefined, { signal, ref: false });
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: sign(secret, body, now().getTime()),
        },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]),
      });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      if (signal.aborted) return;
    }
  }
}
