import { type PointerEvent, useState } from 'react';

/** How long a press is waited for at most, in milliseconds: one that is called off, or released elsewhere, is no click. */
const longest = 1000;

interface Unmoved<T> {
  readonly shown: T;
  /** For the element around what is pressed. */
  readonly presses: { onPointerDownCapture(event: PointerEvent): void; onClick(): void };
}

/**
 * What is on the screen, kept as it is while a button is pressed, or what else is named. A button that moved between press
 * and release would get no click, and another one could have come under the pointer.
 * @param pressed a selector
 */
export function useUnmoved<T extends object>(present: T, pressed = 'button'): Unmoved<T> {
  const [kept, setKept] = useState<T>();
  const shown = kept ?? present;
  const release = () => setKept(undefined);
  return {
    shown,
    presses: {
      onPointerDownCapture({ target, button }) {
        if (button || !(target as Element).closest(pressed)) return;
        setKept(shown);
        setTimeout(release, longest);
      },
      // Once it has been heard: one that is gone before hears nothing.
      onClick: release,
    },
  };
}
