import { type PointerEvent, type RefObject, useRef } from 'react';

/** Lets a scrolling frame be moved by dragging its ground with a mouse; touch scrolls it anyway. */
export function useDragging(frame: RefObject<HTMLElement | null>) {
  const last = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const end = () => {
    last.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.pointerType !== 'mouse' || event.button !== 0 || isOnButton) return;
      last.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (!last.current) return;
      frame.current?.scrollBy(last.current.x - event.clientX, last.current.y - event.clientY);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
