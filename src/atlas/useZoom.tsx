import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { Layout } from './model/layout.ts';
import { useAddressOption } from './useAddress.ts';

const zooms: readonly number[] = [0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.6];

/** Smaller than this a drawing is looked at, not read. */
const readable = 0.8;

/**
 * How large a drawing is shown in its frame, with the buttons that change it. At first it is as large as its width
 * allows, yet readable; one that is too wide for that is shown in full size, from its beginning.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  { width, height }: Layout,
): { readonly zoom: number; readonly buttons: ReactNode } {
  const [first, setFirst] = useState(1);
  const [chosen, choose] = useAddressOption('zoom');
  const setChosen = (wanted = 1) => choose(String(wanted));
  const zoom = zooms.find((each) => String(each) === chosen) ?? first;
  useLayoutEffect(() => {
    const room = frame.current?.clientWidth ?? 0;
    setFirst(zooms.findLast((each) => each <= 1 && each >= readable && each * width <= room) ?? 1);
  }, [frame, width]);
  const step = (by: number) => {
    const index = zooms.indexOf(zoom) + by;
    setChosen(zooms[Math.min(zooms.length - 1, Math.max(0, index))]);
  };
  const fit = () => {
    const { clientWidth = width, clientHeight = height } = frame.current ?? {};
    setChosen(
      zooms.findLast((each) => each * width <= clientWidth && each * height <= clientHeight) ?? zooms[0],
    );
  };
  const buttons = (
    <fieldset className="at-zoom">
      <legend className="at-hidden">Zoom</legend>
      <button type="button" aria-label="Zoom out" disabled={zoom === zooms[0]} onClick={() => step(-1)}>
        −
      </button>
      <button type="button" aria-label="Zoom in" disabled={zoom === zooms.at(-1)} onClick={() => step(1)}>
        +
      </button>
      <button type="button" onClick={fit}>
        Whole
      </button>
      <button type="button" onClick={() => setChosen(1)}>
        Readable
      </button>
    </fieldset>
  );
  return { zoom, buttons };
}
