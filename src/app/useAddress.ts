import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  type Address,
  isSameAddress,
  type Journey,
  type JourneyEvent,
  type Screen,
  stepAt,
} from '../../machines/engine/index.ts';

/** An address as the journey writes it; its path, where it is no step's. */
const written = (journey: Journey, address: Address): string =>
  stepAt(journey, address)?.route ?? address.pathname;

/**
 * Keeps the address and the journey together. The journey decides where the resident is and the address follows;
 * the browser's Back to the step before is the confirmed Back, any other move in its history asks for that step.
 */
export function useAddress(journey: Journey, screen: Screen, send: (event: JourneyEvent) => void): void {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();
  /** The addresses that this visit put into the browser's history, up to the present one. */
  const trail = useRef<string[]>([]);
  const shown = useRef<string | null>(null);
  /** The browser asked for the address that is shown. */
  const isAsked = useRef(false);
  /** The entry of the browser's history that was last looked at. */
  const entry = useRef(key);
  const [moved, setMoved] = useState(0);
  const isSettled = screen.phase !== 'waiting' && screen.phase !== 'ended';

  // The journey moved: the address follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move in the history the address is looked at anew
  useEffect(() => {
    if (!isSettled) return;
    if (shown.current === screen.route) {
      isAsked.current = false;
      return;
    }
    const isFirst = shown.current === null;
    // The address that the browser moved to was not to be had: it becomes that of the step that is shown.
    const isInstead = isAsked.current;
    isAsked.current = false;
    shown.current = screen.route;
    if (isSameAddress(written(journey, window.location), screen.route)) {
      if (isFirst) trail.current = [screen.route];
      return;
    }
    const before = trail.current.at(-2);
    if (isFirst || isInstead) {
      trail.current = [...trail.current.slice(0, -1), screen.route];
      navigate(screen.route, { replace: true });
    } else if (before !== undefined && isSameAddress(before, screen.route)) {
      trail.current.pop();
      navigate(-1);
    } else {
      trail.current.push(screen.route);
      navigate(screen.route);
    }
  }, [isSettled, screen.route, navigate, moved]);

  // The browser moved through its history: the journey decides what that means.
  useEffect(() => {
    if (entry.current === key || !isSettled) return;
    entry.current = key;
    if (how !== 'POP' || shown.current === null) return;
    const address = written(journey, { pathname, search });
    const isBack = isSameAddress(trail.current.at(-2) ?? '', address);
    if (isBack) trail.current.pop();
    else trail.current.push(address);
    if (isSameAddress(address, shown.current)) return;
    const wanted = stepAt(journey, { pathname, search });
    if (!wanted) return;
    shown.current = address;
    isAsked.current = true;
    if (isBack && wanted.index < screen.step.index && goesBack(journey, screen)) send({ type: 'GO_BACK' });
    else if (screen.phase === 'asking' || screen.phase === 'failed') send({ type: 'OPEN', step: wanted.id });
    setMoved((count) => count + 1);
  }, [pathname, search, key, how, isSettled, journey, screen, send]);
}

/** Whether the journey can go back from what is on the screen. */
const goesBack = (journey: Journey, { phase, step }: Screen): boolean =>
  journey.back !== 'none' &&
  step.confirmation === undefined &&
  ['asking', 'checking', 'confirmingBack', 'exiting'].includes(phase);
