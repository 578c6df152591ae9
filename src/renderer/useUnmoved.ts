import { type PointerEvent, useState } from 'react';

/** How long a press is waited for at most, in milliseconds: one that is called off, or released elsewhere, is no click. */
const longest = 1000;

interface Unmoved<T> {
  readonly shown: T;
  /** For the element around the buttons. */
  readonly presses: { onPointerDownCapture(event: PointerEvent): void; onClickCapture(): void };
}

/**
 * What is on the screen, kept as it is while a button is pressed. A button that moved between press and release would get
 * no click, and another one could have come under the pointer.
 */
export function useUnmoved<T extends object>(present: T): Unmoved<T> {
  const [kept, setKept] = useState<T>();
  const shown = kept ?? present;
  const release = () => setKept(undefined);
  return {
    shown,
    presses: {
      onPointerDownCapture({ target, button }) {
        if (button || !(target as Element).closest('button')) return;
        setKept(shown);
        setTimeout(release, longest);
      },
      onClickCapture: release,
    },
  };
}
