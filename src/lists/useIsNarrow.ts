import { type RefObject, useLayoutEffect, useState } from 'react';

const textSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Whether an element is narrower than so many times the size of the text, so that larger text counts as a narrower
 * screen. Not known before the element is there; then known before anything is painted. Paper is no narrower screen.
 */
export function useIsNarrow(box: RefObject<HTMLElement | null>, below: number): boolean | undefined {
  const [isNarrow, setNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      if (!window.matchMedia('print').matches) setNarrow(element.clientWidth < below * textSize());
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, below]);
  return isNarrow;
}
