import { useNavigate } from 'react-router-dom';
import { BackLink } from '../ui/BackLink.tsx';

/** Place of the present page among those that this tab has shown, counted from 0; null where nobody counted. */
export const placeInHistory = (): number | null =>
  (window.history.state as { readonly idx?: number } | null)?.idx ?? null;

/**
 * Where the resident came from, or another page when they came straight here.
 * @param isBefore where Back leads to one page only: whether that is the one they came from
 */
export function Back({ otherwise, isBefore }: { readonly otherwise: string; readonly isBefore?: boolean }) {
  const navigate = useNavigate();
  return (
    <BackLink
      onBack={() =>
        (isBefore ?? placeInHistory() !== 0)
          ? navigate(-1)
          : navigate(otherwise, { replace: isBefore !== undefined })
      }
    />
  );
}
