import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element is narrower than so many pixels. Not known before the element is there; then known before anything
 * is painted. Paper is no narrower screen.
 */
export function useIsNarrow(box: RefObject<HTMLElement | null>, below: number): boolean | undefined {
  const [isNarrow, setNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      if (!window.matchMedia('print').matches) setNarrow(element.clientWidth < below);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, below]);
  return isNarrow;
}
