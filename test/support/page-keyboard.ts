import { expect, type Locator, type Page } from '@playwright/test';
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

/** Opens, sends or follows a control with the keyboard alone. */
export async function openByKeyboard(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await pressKey(page, 'Enter');
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

/**
 * Goes through the form of another site that a page has in a frame with Tab, from its beginning; answers what was wrong.
 * What it measures is where a control stands in the window, which a page in a frame does not know.
 */
export async function frameFaults(page: Page): Promise<readonly string[]> {
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('the page has no frame');
  await frame.evaluate(`globalThis.keyboardProbe = (${makeKeyboardProbe})(true)`);
  const before = await frame.evaluate(() => {
    const { keyboardProbe: probe } = globalThis;
    return { faults: [...(probe?.layout() ?? [])], stops: probe?.begin() ?? 0 };
  });
  const faults = [...before.faults];
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const missing = () => frame.evaluate(() => globalThis.keyboardProbe?.missing() ?? 0);
  for (let presses = before.stops; presses > 0 && (await missing()) > 0; presses -= 1) {
    await pressKey(page, 'Tab');
    const focused = (await frame.evaluateHandle(() => document.activeElement)).asElement();
    const box = await focused?.boundingBox();
    if (!focused || !box) throw new Error('Tab has left the frame');
    const name = await focused.evaluate((element) => element.outerHTML.slice(0, 80));
    if (box.y < -1 || box.y + box.height > size.height + 1)
      faults.push(`${name} has the focus out of sight, from ${box.y} to ${box.y + box.height}`);
    const over = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 80) ?? 'nothing',
      [box.x + box.width / 2, box.y + box.height / 2] as const,
    );
    if (!over.startsWith('<iframe')) faults.push(`${name} is covered by ${over}`);
  }
  faults.push(...(await frame.evaluate(() => globalThis.keyboardProbe?.end() ?? [])));
  expect(before.stops, 'controls that Tab comes to').toBeGreaterThan(0);
  return faults;
}
