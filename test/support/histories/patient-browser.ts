import type { Call, RequestOf } from '../../../contract/call.ts';
import { Browser, type Received, type SendOptions } from '../browser.ts';

/** Who is told so often that there was no time is told so by a fault. */
export const mostTries = 30;

/** A browser of somebody who sends again, under the same key, what the gateway had no time for: on a busy machine that happens. */
export class PatientBrowser extends Browser {
  constructor(other: Browser) {
    super(other.url);
    Object.assign(this, { cookies: other.cookies, customerId: other.customerId });
  }

  override async send<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options: SendOptions = {},
  ): Promise<Received<C>> {
    for (let tries = 1; ; tries += 1) {
      const response = await super.send(call, request, options);
      if (response.status !== 503 || tries === mostTries) return response;
    }
  }
}
