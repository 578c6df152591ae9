import { app } from '../../content/app.ts';
import {
  askedAgain,
  type Copy,
  type PortalFlow,
  type Screen,
  screenOf,
} from '../../machines/engine/index.ts';

/** What can be told from a screen without knowing how it is drawn. */
export interface Reading {
  /** The step, the error page, or what is waited for. */
  readonly shows: string;
  readonly phase: string;
  /** Keys of all messages, each once. */
  readonly messages: readonly string[];
  readonly canContinue: boolean | null;
}

const sorted = (keys: Iterable<string>): readonly string[] => [...new Set(keys)].sort();

/** What stands on the screen. */
export function readScreen(root: HTMLElement): Reading {
  const step = root.querySelector<HTMLElement>('[data-step]');
  // What is waited for and headings that are messages show without anything having happened.
  const messages = [...root.querySelectorAll<HTMLElement>('[data-message]:not(h1, .ds-waiting, .ds-told *)')];
  const submit = root.querySelector<HTMLButtonElement>('button[type=submit]');
  return {
    shows: step?.dataset.step ?? root.querySelector('.ds-waiting')?.textContent?.trim() ?? '',
    phase: step?.dataset.phase ?? (step ? 'failed' : 'waiting'),
    messages: sorted(messages.map(({ dataset }) => dataset.message ?? '')),
    canContinue: submit ? submit.dataset.off === undefined : null,
  };
}

/** What the journey says that should stand on the screen. */
export function wantedReading(flow: PortalFlow, snapshot: Parameters<typeof screenOf>[1]): Reading {
  const screen = screenOf(flow.journey, snapshot);
  const { phase, failure, operation } = screen;
  if (phase === 'waiting' || phase === 'ended') {
    const shows = flow.copy.operations[operation ?? ''] ?? app.loading;
    return { shows, phase: 'waiting', messages: [], canContinue: null };
  }
  if (failure)
    return { shows: failure.errorPage, phase: 'failed', messages: [failure.notice], canContinue: null };
  return {
    shows: screen.step.id,
    phase,
    messages: sorted([
      ...screen.notices.map(({ notice }) => notice),
      ...screen.questions.flatMap(({ complaints }) => complaints.map(({ notice }) => notice)),
      ...(screen.resetQuestions.length > 0
        ? [askedAgain(flow.journey, snapshot.context).length > 0 ? 'Answers_Forgotten' : 'Answers_Removed']
        : []),
      ...dialogMessages(flow.copy, screen),
    ]),
    // A dialog that can only be closed has no button that goes on.
    canContinue: flow.journey.shown === 'dialog' && screen.blocked ? null : !screen.blocked,
  };
}

function dialogMessages(
  { goingBack, leaving }: Copy,
  { phase, step, secondaryAction }: Screen,
): readonly string[] {
  if (phase === 'confirmingBack') return goingBack ? [goingBack.title] : [];
  if (phase === 'exiting') {
    return leaving ? [leaving.title, leaving.text] : ['Journey_Exit', 'Journey_Exit_Text'];
  }
  const own = phase === 'confirmingAction' ? step.secondaryActions[secondaryAction ?? ''] : undefined;
  return own?.notice === undefined ? [] : [own.notice];
}
