import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Journey } from '../../machines/journey.ts';
import type { Screen } from '../../machines/screen.ts';
import type { JourneyEvent } from '../../machines/transition.ts';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Keeps the address and the journey together. The journey decides where the resident is and the address follows;
 * the browser's Back to the step before is the confirmed Back, any other move in its history asks for that step.
 */
export function useAddress(journey: Journey, screen: Screen, send: (event: JourneyEvent) => void): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();
  /** The addresses that this visit put into the browser's history, up to the present one. */
  const trail = useRef<string[]>([]);
  const shown = useRef<string | null>(null);
  const isSettled = screen.phase !== 'waiting' && screen.phase !== 'ended';

  // The journey moved: the address follows.
  useEffect(() => {
    if (!isSettled || shown.current === screen.route) return;
    const isFirst = shown.current === null;
    shown.current = screen.route;
    if (same(window.location.pathname, screen.route)) {
      if (isFirst) trail.current = [screen.route];
      return;
    }
    const before = trail.current.at(-2);
    if (isFirst) {
      trail.current = [screen.route];
      navigate(screen.route, { replace: true });
    } else if (before !== undefined && same(before, screen.route)) {
      trail.current.pop();
      navigate(-1);
    } else {
      trail.current.push(screen.route);
      navigate(screen.route);
    }
  }, [isSettled, screen.route, navigate]);

  // The browser moved through its history: the journey decides what that means.
  useEffect(() => {
    if (how !== 'POP' || !isSettled || shown.current === null || same(pathname, shown.current)) return;
    const wanted = journey.steps.find((step) => same(step.route, pathname));
    if (!wanted) return;
    const isBack = trail.current.length > 1 && same(trail.current.at(-2) ?? '', pathname);
    if (isBack) trail.current.pop();
    shown.current = pathname;
    const canGoBack =
      screen.phase === 'asking' ||
      screen.phase === 'checking' ||
      screen.phase === 'confirmingBack' ||
      screen.phase === 'exiting';
    if (isBack && wanted.index < screen.step.index && canGoBack && journey.back !== 'none')
      send({ type: 'GO_BACK' });
    else if (screen.phase === 'asking' || screen.phase === 'halted') send({ type: 'OPEN', step: wanted.id });
    // The journey may have stayed where it is, and the address must say so.
    shown.current = null;
  }, [pathname, how, isSettled, journey, screen.phase, screen.step.index, send]);
}
