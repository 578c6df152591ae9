import * as v from 'valibot';
import type { Pence } from '../../contract/money.ts';
import type { Secret } from '../secret-files.ts';
import { tracedFetch } from '../tracing/spans.ts';

/** A payment by the card provider's own word. */
const Seen = v.object({
  reference: v.string(),
  customerReference: v.string(),
  /** Pence. */
  amount: v.pipe(v.number(), v.integer()),
  state: v.picklist(['open', 'processing', 'paid', 'refused', 'cancelled']),
  /** Names the money that was taken; there when it is paid. */
  transactionId: v.nullable(v.string()),
});

export type Seen = v.InferOutput<typeof Seen>;

/** Who takes the money. A payment goes by our own identifier there. */
export interface CardProvider {
  /** The only origin whose page is shown in the frame. */
  readonly frameOrigin: string;
  /** Where the form of the frame is posted to. */
  readonly frameAddress: string;
  /** Who we are to it. */
  readonly clientCode: string;
  /** Signs its notices. */
  readonly noticeSecret: Secret;
  /** Makes the payment known, once, and answers what opens the frame for it. Undefined when it was tried already. */
  open(payment: {
    readonly reference: string;
    readonly customerReference: string;
    readonly amount: Pence;
  }): Promise<string | undefined>;
  /** How a payment stands; undefined when it was never made known. */
  findPayment(reference: string): Promise<Seen | undefined>;
  /** Gives a payment up, unless it was tried; answers how it stands. */
  cancel(reference: string): Promise<Seen | undefined>;
}

export interface CardProviderSettings {
  readonly frameOrigin: string;
  readonly clientCode: string;
  readonly apiKey: Secret;
  readonly noticeSecret: Secret;
  /** Where this process reaches it; its own origin unless told. */
  readonly apiOrigin?: string;
  /** The origin of the portal, which the frame tells how it ended. */
  readonly portalOrigin: string;
}

/** Shorter than what a resident's browser waits. */
const patience = 4000;

/** The card provider as the gateway asks it, over HTTP. Every method throws when it does not answer as agreed. */
export function createCardProvider(settings: CardProviderSettings): CardProvider {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const address = `${settings.apiOrigin ?? settings.frameOrigin}/payments/${path}`;
    const response = await tracedFetch('card provider', address, {
      method,
      headers: {
        authorization: `Bearer ${settings.apiKey()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 404 || response.status === 409) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) throw new Error(`the card provider answered ${response.status}`);
    return response.json();
  };
  const seen = (answer: unknown): Seen | undefined =>
    answer === undefined ? undefined : v.parse(Seen, answer);
  const at = (reference: string): string => encodeURIComponent(reference);
  return {
    frameOrigin: settings.frameOrigin,
    frameAddress: `${settings.frameOrigin}/frame`,
    clientCode: settings.clientCode,
    noticeSecret: settings.noticeSecret,
    async open({ reference, customerReference, amount }) {
      const { portalOrigin } = settings;
      const kept = await ask('PUT', at(reference), { customerReference, amount, portalOrigin });
      if (kept === undefined) throw new Error('the card provider knows another payment by this name');
      const answer = await ask('POST', `${at(reference)}/token`);
      return answer === undefined ? undefined : v.parse(v.object({ token: v.string() }), answer).token;
    },
    findPayment: async (reference) => seen(await ask('GET', at(reference))),
    cancel: async (reference) => seen(await ask('DELETE', at(reference))),
  };
}
