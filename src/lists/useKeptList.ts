import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListAnswer } from '../../machines/list/list-query.ts';
import { keepAnswer, keptAnswer, leaveTrace, type Trace, traceHere } from './storage.ts';
import type { RunningList } from './useList.ts';

/** What a list begins with when the resident comes back to it. */
export interface Return<Row> {
  readonly trace: Trace;
  readonly storedAnswer: ListAnswer<Row> | undefined;
}

/** What was kept of the list at this entry of the browser's history. `whose` keeps residents apart. */
export function useReturn<Row>(whose: string): Return<Row> {
  const { key } = useLocation();
  const [found] = useState(() => ({
    trace: traceHere(),
    storedAnswer: keptAnswer(`${whose} ${key}`) as ListAnswer<Row> | undefined,
  }));
  return found;
}

/**
 * Keeps what a list shows for the way back from one of its rows, and leads back to that row: the page scrolled as it
 * was, the focus on its link.
 * @returns to be called when a row is opened, with its key
 */
export function useKeptList<Row>(
  whose: string,
  { state, rows, total, isEndless }: RunningList<Row>,
  { trace }: Return<Row>,
): (row: string) => void {
  const { key } = useLocation();
  const isBack = useRef(trace.opened !== undefined);

  useEffect(() => {
    if (state !== 'results') return;
    keepAnswer(`${whose} ${key}`, { rows, total });
    if (isEndless) leaveTrace({ wanted: rows.length });
  }, [whose, key, state, rows, total, isEndless]);

  useEffect(() => {
    if (!isBack.current || rows.length === 0) return;
    isBack.current = false;
    window.scrollTo(0, trace.top ?? 0);
    const row = document.querySelector(`[data-row="${CSS.escape(trace.opened ?? '')}"]`);
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [rows, trace]);

  return (opened) => leaveTrace({ top: window.scrollY, opened });
}
