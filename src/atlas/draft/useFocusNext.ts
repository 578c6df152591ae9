import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus once something is drawn anew: what was pressed may be gone or elsewhere by then.
 * @returns what is told the `data-focus` of where to go: a button, or what holds a field
 */
export function useFocusNext(within: RefObject<HTMLElement | null>): (name: string) => void {
  const next = useRef('');
  useEffect(() => {
    const place = within.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(next.current)}"]`);
    if (next.current === '' || !place) return;
    next.current = '';
    const field = place.querySelector<HTMLElement>('input, select, textarea') ?? place;
    field.focus();
    if (field instanceof HTMLInputElement) field.select();
  });
  return (name) => {
    next.current = name;
  };
}
