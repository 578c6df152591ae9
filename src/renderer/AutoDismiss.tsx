import { useEffect, useState } from 'react';
import type { Tone } from '../ui/Notice.tsx';
import { MessageNotice } from './MessageNotice.tsx';

/** A message that goes by itself. Until then it is read out like any other. */
export function AutoDismiss({
  tone,
  message,
  values,
  durationMs,
}: {
  readonly tone: Tone;
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** Milliseconds. */
  readonly durationMs: number;
}) {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  if (isGone) return null;
  return <MessageNotice tone={tone} message={message} values={values} announced />;
}
