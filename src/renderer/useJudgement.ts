import { type FormEvent, useEffect, useState } from 'react';
import type { NoticeKey, Screen } from '../../machines/engine/index.ts';

/** How long typing must pause before what was typed is judged, in milliseconds. */
const pause = 1000;

// A box with suggestions waits by itself until it knows whether there are any.
const typed = ':read-write:not([role=combobox])';

const blocking = ({ notices }: Screen): readonly NoticeKey[] =>
  notices.filter(({ tone }) => tone === 'blocked').map(({ notice }) => notice);

export interface Judgement {
  /** What is on the screen, without a block that only comes of something half typed. */
  readonly screen: Screen;
  /** The question whose answer blocks: the last one of the step that is answered. */
  readonly blockedAt: string | undefined;
  /** How often Continue was pressed although it is off. */
  readonly refusals: number;
  /** Judges at once, and notes that Continue was pressed although it is off. */
  refuse(): void;
  /** For the form around the questions. */
  readonly listeners: { onInput(event: FormEvent): void; onBlur(): void };
}

/**
 * Judges what is typed after a pause, on leaving the field and on Continue, not at each key: until then only what blocked
 * before still blocks.
 */
export function useJudgement(screen: Screen): Judgement {
  const [typing, setTyping] = useState<{ readonly before: Screen }>();
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setTyping(undefined), pause);
    return () => clearTimeout(timer);
  }, [typing]);

  const present = blocking(screen);
  const still = typing ? blocking(typing.before) : [];
  const isSilent = present.length === 0;
  const isNew = typing && screen.blocked && !present.some((key) => still.includes(key));
  const isHeldBack = isNew && !(isSilent && still.length === 0 && typing.before.blocked);
  const shown = isHeldBack
    ? { ...screen, blocked: false, notices: screen.notices.filter(({ tone }) => tone !== 'blocked') }
    : screen;
  const answered = screen.questions.filter(({ isDisabled, value }) => !isDisabled && value !== undefined);
  return {
    screen: shown,
    blockedAt: isHeldBack || isSilent ? undefined : answered.at(-1)?.id,
    refusals,
    refuse() {
      setTyping(undefined);
      setRefusals(refusals + 1);
    },
    listeners: {
      onInput: ({ target }) => {
        // Another object at each key, so that the pause begins anew.
        if ((target as Element).matches(typed)) setTyping((now) => ({ before: now?.before ?? screen }));
      },
      onBlur: () => setTyping(undefined),
    },
  };
}
