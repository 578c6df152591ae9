import { type ReactNode, type RefObject, useState } from 'react';
import type { Layout } from './model/layout.ts';

const zooms = [0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.6] as const;

/** How large a drawing is shown in its frame, with the buttons that change it. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  { width, height }: Layout,
): { readonly zoom: number; readonly buttons: ReactNode } {
  const [zoom, setZoom] = useState(1);
  const step = (by: number) => {
    const index = (zooms as readonly number[]).indexOf(zoom) + by;
    setZoom(zooms[Math.min(zooms.length - 1, Math.max(0, index))] ?? 1);
  };
  const fit = () => {
    const { clientWidth = width, clientHeight = height } = frame.current ?? {};
    setZoom(
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
      <button type="button" onClick={() => setZoom(1)}>
        Readable
      </button>
    </fieldset>
  );
  return { zoom, buttons };
}
