import { currentRendering } from '../rendering.ts';

/** Whether the screen is taken to be so wide. The browser shows the page only where it is. */
export function useMedia(query: string): boolean {
  if (!/^\(min-width: [\d.]+rem\)$/.test(query)) throw new Error(`nobody can tell whether it is ${query}`);
  const { isPhone, media } = currentRendering();
  media.set(query, !isPhone);
  return !isPhone;
}
