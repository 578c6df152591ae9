const codes = {
  ArrowDown: { code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  Delete: { code: 'Delete', windowsVirtualKeyCode: 46 },
  Enter: { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { code: 'Escape', windowsVirtualKeyCode: 27 },
  Tab: { code: 'Tab', windowsVirtualKeyCode: 9 },
  ' ': { code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
};

/** A key that the browser is told of. */
export type Key = keyof typeof codes;

/** Tells the browser of what its keyboard does. */
export type SendKey = (
  method: 'Input.dispatchKeyEvent',
  event: { readonly type: 'keyDown' | 'rawKeyDown' | 'keyUp'; readonly key: string },
) => Promise<unknown>;

/** Presses a key of the browser's own keyboard, where the focus is, as often as told. */
export async function sendKeys(send: SendKey, key: Key, times = 1): Promise<void> {
  const own = codes[key];
  const events = Array.from({ length: times }).flatMap(() => [
    { ...own, type: 'text' in own ? 'keyDown' : 'rawKeyDown', key } as const,
    { ...own, type: 'keyUp', key } as const,
  ]);
  // The browser takes them in turn: nobody waits for each.
  await Promise.all(events.map((event) => send('Input.dispatchKeyEvent', event)));
}
