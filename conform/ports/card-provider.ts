import assert from 'node:assert/strict';
import * as v from 'valibot';
import { causeOf } from './port.ts';

/** What is agreed between the gateway and a card provider. */
export interface CardProviderSettings {
  readonly frameOrigin: string;
  readonly clientCode: string;
  readonly apiKey: string;
  /** Of the portal. */
  readonly portalOrigin: string;
  /** Is told the reference of each payment that is made known. */
  readonly onPut: (reference: string) => void;
}

/** How a payment stands, in the words of the card provider. */
const CardPayment = v.object({
  reference: v.string(),
  customerReference: v.string(),
  /** Pence. */
  amount: v.pipe(v.number(), v.integer()),
  state: v.picklist(['open', 'processing', 'paid', 'refused', 'cancelled']),
  transactionId: v.nullable(v.string()),
});

export type CardPayment = v.InferOutput<typeof CardPayment>;

/** What it answered to a call. */
export interface CardReply {
  readonly status: number;
  readonly body: unknown;
}

/** A resident waits. */
const timeoutMs = 4000;

/** The four calls of a card provider. Each throws where it is not answered within 4 seconds. */
export class CardApi {
  readonly settings: CardProviderSettings;
  /** The header that says who asks. */
  readonly #authorization: string;

  constructor(settings: CardProviderSettings, authorization = `Bearer ${settings.apiKey}`) {
    this.settings = settings;
    this.#authorization = authorization;
  }

  /** Whoever asks with another header. */
  as(authorization: string): CardApi {
    return new CardApi(this.settings, authorization);
  }

  async #ask(method: string, path: string, body?: object): Promise<CardReply> {
    try {
      const response = await fetch(`${this.settings.frameOrigin}/payments/${path}`, {
        method,
        headers: {
          authorization: this.#authorization,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return { status: response.status, body: response.ok ? JSON.parse(text) : text };
    } catch (error) {
      assert.fail(`${method} payments/…: no answer as agreed within 4 seconds: ${causeOf(error)}`);
    }
  }

  put(reference: string, payment: { readonly customerReference: string; readonly amount: number }) {
    this.settings.onPut(reference);
    return this.#ask('PUT', reference, { ...payment, portalOrigin: this.settings.portalOrigin });
  }

  token(reference: string): Promise<CardReply> {
    return this.#ask('POST', `${reference}/token`);
  }

  find(reference: string): Promise<CardReply> {
    return this.#ask('GET', reference);
  }

  giveUp(reference: string): Promise<CardReply> {
    return this.#ask('DELETE', reference);
  }
}

/** How a payment stands by an answer. Fails where it is refused or has another shape. */
export function paymentIn({ status, body }: CardReply, what: string): CardPayment {
  assert.ok(status >= 200 && status < 300, `${what} answered ${status}`);
  const { success, output, issues } = v.safeParse(CardPayment, body);
  if (success) return output;
  const [issue] = issues;
  assert.fail(`${what}: ${v.getDotPath(issue)}: ${issue.message}`);
}

/** The token in an answer. Fails where there is none. */
export function tokenIn({ status, body }: CardReply): string {
  assert.ok(status >= 200 && status < 300, `POST token answered ${status}`);
  const { success, output } = v.safeParse(v.object({ token: v.pipe(v.string(), v.nonEmpty()) }), body);
  assert.ok(success, 'POST token: there is no token in the answer');
  return output.token;
}
