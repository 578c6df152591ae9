import { app } from '../../../content/app.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const lines = { few: 2, some: 4, many: 6 } as const;

/** How much is on its way. */
export type SkeletonRows = keyof typeof lines;

/** Lines in the place of words that are on their way. Until they come, what is below is out of sight (`home.css`). */
export function CardSkeleton({
  rows = 'few',
  isAgain = false,
}: {
  readonly rows?: SkeletonRows;
  /** They were here before, or could not be read: what is below is in sight and stays so. */
  readonly isAgain?: boolean;
}) {
  return (
    <div className="ds-home-bones" data-pending={!isAgain || undefined}>
      <VisuallyHidden>{app.loading}</VisuallyHidden>
      {Array.from({ length: lines[rows] }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  );
}
