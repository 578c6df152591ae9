import { type RefObject, useLayoutEffect, useState } from 'react';
import { isHeld } from '../ui/held.ts';
import { useMedia } from '../ui/useMedia.ts';

/** The width of a screen on which so many times the size of the text are there beside the edges, whatever the size of the text. */
const surelyWide = (below: number): string => `(min-width: ${((below + edges) * largestText).toFixed(1)}rem)`;

/** What a page leaves free beside its content on a screen of that width, in sizes of the text (`--gutter`). */
const edges = 2;
/** The largest text (`--text`), in the size that a browser is set to. */
const largestText = 1.1875;

const textSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Whether an element is narrower than so many times the size of the text, so that larger text counts as a narrower
 * screen. Not known before the element is there; then known before anything is painted. Paper is no narrower screen. In a page
 * that is rendered on the server, and in the one that takes its place, the screen is taken to be wide only where it surely is.
 */
export function useIsNarrow(box: RefObject<HTMLElement | null>, below: number): boolean | undefined {
  const isSurelyWide = useMedia(surelyWide(below));
  const [isNarrow, setNarrow] = useState(isHeld() ? !isSurelyWide : undefined);
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
