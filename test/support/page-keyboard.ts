import { expect, type Page } from '@playwright/test';
import { type KeyboardProbe, makeKeyboardProbe } from './keyboard-probe.ts';
import { type Key, type SendKey, sendKeys } from './keys.ts';

declare global {
  var keyboardProbe: KeyboardProbe | undefined;
}

/** Presses a key of the keyboard, as often as told. */
export async function pressKey(page: Page, key: Key, times = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await sendKeys(session.send.bind(session) as SendKey, key, times);
  await session.detach();
}

/** Goes through a page, or the dialog over it, with Tab; answers what was wrong. */
export async function tabThrough(page: Page): Promise<readonly string[]> {
  await page.evaluate(`globalThis.keyboardProbe = (${makeKeyboardProbe})(true)`);
  const before = await page.evaluate(() => {
    const { keyboardProbe: probe } = globalThis;
    return { faults: [...(probe?.layout() ?? [])], stops: probe?.begin() ?? 0 };
  });
  // What comes into view may make a list longer, with more controls before the last one.
  let left = before.stops;
  for (let presses = before.stops; presses > 0 && left > 0; ) {
    await pressKey(page, 'Tab', presses);
    const missing = await page.evaluate(() => globalThis.keyboardProbe?.missing() ?? 0);
    presses = missing < left ? missing : 0;
    left = missing;
  }
  const faults = await page.evaluate(() => globalThis.keyboardProbe?.end() ?? []);
  expect(before.stops, 'controls that Tab comes to').toBeGreaterThan(0);
  return [...before.faults, ...faults];
}

/** What is wrong with where a page stands that has just come: its heading is out of sight, or nothing has the focus. */
export async function arrivalFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(`globalThis.keyboardProbe = (${makeKeyboardProbe})(true)`);
  return page.evaluate(() => globalThis.keyboardProbe?.arrival() ?? []);
}
