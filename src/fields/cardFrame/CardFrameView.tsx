import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldCopy } from '../../../content/fields.ts';
import { type CardFrameQuestion, type FrameResult, resultIn } from '../../../journeys/questions/cardFrame.ts';
import type { FrameRequest } from '../../../machines/engine/index.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldGroup } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import type { FieldProps } from '../field.ts';
import './view.css';

const copy = fieldCopy.cardFrame;

/** Posts into a frame, by a form that is not in the page: it would stand within another, and hold a credential. */
function post({ address, fields }: FrameRequest, target: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

type Opening = 'opening' | 'open' | 'over' | 'failed';

interface FrameUse {
  open(signal: AbortSignal): Promise<FrameRequest | 'over'>;
  isOver(signal: AbortSignal): Promise<boolean>;
  onResult(result: FrameResult): void;
  onOver(): void;
}

/**
 * Opens the frame, and hears its first message that counts: from the agreed origin, out of this very frame. When the
 * resident comes back to the page it asks whether all is over, because another tab may have ended it meanwhile.
 */
function useFrame(name: string, use: FrameUse) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<Opening>('opening');
  const [tries, setTries] = useState(0);
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew with each try
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let origin: string | undefined;
    let isDone = false;
    const hear = (event: MessageEvent) => {
      if (isDone || origin === undefined || event.origin !== origin) return;
      if (event.source !== frame.current?.contentWindow) return;
      const result = resultIn(event.data);
      if (result === undefined) return;
      isDone = true;
      latest.current.onResult(result);
    };
    const end = () => {
      if (isDone || signal.aborted) return;
      isDone = true;
      setState('over');
      latest.current.onOver();
    };
    let isAsking = false;
    const ask = () => {
      if (isDone || isAsking || origin === undefined || document.visibilityState === 'hidden') return;
      isAsking = true;
      latest.current
        .isOver(signal)
        // What cannot be found out now is asked again the next time.
        .catch(() => false)
        .then((isOver) => {
          isAsking = false;
          if (isOver) end();
        });
    };
    window.addEventListener('message', hear, { signal });
    window.addEventListener('focus', ask, { signal });
    document.addEventListener('visibilitychange', ask, { signal });
    latest.current.open(signal).then(
      (request) => {
        if (signal.aborted) return;
        if (request === 'over') return end();
        ({ origin } = request);
        post(request, name);
        setState('open');
      },
      () => signal.aborted || setState('failed'),
    );
    return () => stop.abort();
  }, [name, tries]);
  const again = useCallback(() => {
    setState('opening');
    setTries((count) => count + 1);
  }, []);
  return { frame, state, again };
}

const nowhere = async (): Promise<never> => {
  throw new Error('nobody said what opens the frame');
};

/**
 * Words: `frame` names it for whoever cannot see it, `failed` is the key of the message when it cannot be opened.
 * Needs the services `frame` and `message`; with `isFrameOver` it goes on by itself when another tab has ended it.
 */
export function CardFrameView(props: FieldProps<CardFrameQuestion, FrameResult>) {
  const { id, copy: own, legendIsHeading, complaints, disabled, services, onAnswer, onContinue } = props;
  const { frame, state, again } = useFrame(`${id}-frame`, {
    open: services?.frame ?? nowhere,
    isOver: services?.isFrameOver ?? (async () => false),
    onResult(result) {
      onAnswer(result);
      onContinue?.();
    },
    // Without an answer: whoever asks this finds out what became of it.
    onOver: () => onContinue?.(),
  });
  const failed = String(own.failed ?? '');
  return (
    <FieldGroup id={id} label={own.label} hint={own.hint} errors={complaints} isHeading={legendIsHeading}>
      <div className="ds-card-frame" data-state={state}>
        {state === 'opening' ? <Waiting>{copy.opening}</Waiting> : null}
        {state === 'failed' ? (
          <Notice tone="error" message={failed} announced>
            {services?.message?.(failed) ?? copy.failed}
          </Notice>
        ) : null}
        <iframe
          ref={frame}
          id={id}
          name={`${id}-frame`}
          title={String(own.frame ?? own.label)}
          sandbox="allow-forms allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          hidden={state === 'failed' || state === 'over'}
        />
        <Button
          variant={state === 'failed' ? 'quiet' : 'text'}
          disabled={disabled || props.held}
          onClick={again}
        >
          {copy.again}
        </Button>
      </div>
    </FieldGroup>
  );
}
