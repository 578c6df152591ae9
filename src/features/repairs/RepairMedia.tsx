import { useEffect, useState } from 'react';
import { repairDetails as copy } from '../../../content/repair-details.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useSettings } from '../../app/useSettings.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { addressOfMedia } from '../links.ts';

/** Milliseconds after which the switch for photos is read. */
const switchDelay = 2000;

/**
 * The way to the photos and files of a repair, where the provider has switched it on. As that is known last, its room is kept
 * for it: nothing is pushed down when it comes.
 */
export function RepairMedia({ worksOrderId }: { readonly worksOrderId: string }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(true), switchDelay);
    return () => clearTimeout(timer);
  }, []);
  const isOffered = useSettings(['photos'], isAsked)?.photos === true;
  return (
    <section
      className="ds-stack ds-no-print ds-repair-media"
      data-offered={isOffered || undefined}
      aria-labelledby="repair-media"
    >
      <h2 id="repair-media">{copy.media.title}</h2>
      <div className="ds-actions">
        <ButtonLink variant="quiet" href={addressOfMedia(worksOrderId)} link={RouterLink}>
          {copy.media.view}
        </ButtonLink>
      </div>
    </section>
  );
}
