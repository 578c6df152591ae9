import { app } from '../../../content/app.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** The place of words that are on their way. */
export function CardSkeleton() {
  return (
    <div className="ds-home-bones">
      <VisuallyHidden>{app.loading}</VisuallyHidden>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </div>
  );
}
