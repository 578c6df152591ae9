import { expect, type Page, type Route } from '@playwright/test';
import type { Call } from '../../contract/call.ts';
import { type CallFault, callFaults } from '../faults/faults.ts';

/** Milliseconds after which the portal has given up on any ordinary call. */
const givenUp = 6000;

const named = (name: string): CallFault => {
  const fault = callFaults.find((candidate) => candidate.name === name);
  if (!fault) throw new Error(`there is no fault ${name}`);
  return fault;
};

/** The address of a call, whatever its parameters. */
const addressOf = ({ path }: Call): RegExp => new RegExp(`${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`);

/** What was sent of a call while it was in trouble. */
export interface Troubled {
  /** Idempotency keys, one for each request. */
  readonly keys: readonly (string | undefined)[];
  /** From now on the call is answered as it should be. */
  end(): Promise<void>;
}

async function go(route: Route, call: Call, fault: CallFault): Promise<void> {
  const reply = fault.reply(call);
  const isLostAfterwards = fault.name === 'drop after';
  if (isLostAfterwards) await route.fetch();
  if (reply === 'cut') return route.abort('connectionreset');
  // Never answered: the portal gives up by itself.
  if (reply === 'silence') return;
  await route.fulfill({
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: await reply.text(),
  });
}

/** Has a call go wrong in the browser in the way of that name. Only `drop after` reaches the provider. */
export async function putInTrouble(page: Page, call: Call, name: string): Promise<Troubled> {
  const fault = named(name);
  const address = addressOf(call);
  const keys: (string | undefined)[] = [];
  const handle = async (route: Route) => {
    if (route.request().method() !== call.method) return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    await go(route, call, fault);
  };
  await page.route(address, handle);
  return { keys, end: () => page.unroute(address, handle) };
}

/** Does something while a call is in trouble, until the portal has given up on it. */
export async function during(
  page: Page,
  call: Call,
  name: string,
  doing: () => Promise<void>,
): Promise<Troubled> {
  const trouble = await putInTrouble(page, call, name);
  if (name === 'time-out') await page.clock.install();
  await doing();
  await expect.poll(() => trouble.keys.length, { message: `${call.id} was sent` }).toBeGreaterThan(0);
  if (name === 'time-out') await page.clock.fastForward(givenUp);
  return trouble;
}
