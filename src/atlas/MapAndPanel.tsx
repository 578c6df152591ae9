import type { ComponentProps, ReactNode } from 'react';
import { MapSection } from './Drawing.tsx';

/** A map, and beside it what is known about the node that is chosen; while none is, the whole at a glance. */
export function MapAndPanel({
  about,
  glance,
  ...map
}: ComponentProps<typeof MapSection> & { readonly about: ReactNode; readonly glance: ReactNode }) {
  return (
    <div className="at-split">
      <MapSection {...map} />
      <aside aria-label={about ? 'About what is chosen' : 'At a glance'} className="at-panel">
        {about ? (
          <>
            <button type="button" className="at-close" onClick={() => map.onChoose('')}>
              Close
            </button>
            {about}
          </>
        ) : (
          glance
        )}
      </aside>
    </div>
  );
}
