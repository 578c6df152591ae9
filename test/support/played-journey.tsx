import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import {
  type Context,
  Fault,
  type JourneyEvent,
  type Memory,
  type PortalFlow,
  type Runner,
  type Screen,
} from '../../machines/engine/index.ts';
import { usePageTitle } from '../../src/app/usePageTitle.ts';
import { JourneyView } from '../../src/renderer/JourneyView.tsx';
import { useJourney } from '../../src/renderer/useJourney.ts';

/** A journey on the screen whose operations end when, and as, the test says. */
export interface PlayedJourney {
  readonly root: HTMLElement;
  context(): Context;
  screen(): Screen;
  /** Draws the journey, which runs unseen until then where it was begun so. */
  draw(): void;
  /** The end that the journey came to. */
  ended(): string | undefined;
  /** What went wrong without a screen for it. */
  readonly errors: readonly unknown[];
  /** Does what no control of the screen does: an address that is opened, the browser's own Back. */
  send(event: JourneyEvent): void;
  /** Ends the operation that runs. */
  finish(how: { readonly output: unknown } | { readonly error: unknown }): void;
  /** Loads the page again with what was kept. */
  reload(): void;
  close(): void;
}

interface Running {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Everything that the test holds in its hands while the journey is on the screen. */
interface Strings {
  readonly run: Runner;
  memory: Memory | undefined;
  context: Context | undefined;
  screen: Screen | undefined;
  end: string | undefined;
  send: (event: JourneyEvent) => void;
  readonly errors: unknown[];
}

function Played({
  flow,
  facts,
  opened,
  strings,
  isDrawn,
  Page,
}: {
  readonly flow: PortalFlow;
  readonly facts: object;
  readonly Page: ComponentType<{ readonly children: ReactNode }> | undefined;
  readonly opened: Memory | undefined;
  readonly strings: Strings;
  readonly isDrawn: boolean;
}) {
  const [services] = useState({});
  const journey = useJourney(
    flow.journey,
    { facts: opened ? {} : facts, memory: opened, requested: null },
    {
      services,
      run: strings.run,
      keep: (kept) => {
        strings.memory = kept;
      },
      ended: (output) => {
        strings.end = output.end;
      },
      report: (error) => strings.errors.push(error),
    },
  );
  useLayoutEffect(() => {
    strings.context = journey.context;
    strings.screen = journey.screen;
    strings.send = journey.send;
  });
  const { phase, route, failure } = journey.screen;
  const isPage =
    isDrawn && Page !== undefined && !flow.journey.shown && phase !== 'waiting' && phase !== 'ended';
  usePageTitle(isPage ? `${route} ${failure?.errorPage ?? ''}` : '');
  if (!isDrawn) return null;
  const view = (
    <JourneyView
      flow={flow}
      screen={journey.screen}
      context={journey.context}
      values={flow.journey.placeholders({ ...journey.context, editing: false })}
      services={services}
      uploads={journey.uploads}
      send={journey.send}
    />
  );
  return Page ? <Page>{view}</Page> : <main>{view}</main>;
}

/**
 * Puts a journey on the screen, within a page that has its heading followed by the focus if one is given.
 * @param isUnseen it runs without being drawn at first
 */
export function playJourney(
  flow: PortalFlow,
  facts: object,
  Page?: ComponentType<{ readonly children: ReactNode }>,
  isUnseen = false,
): PlayedJourney {
  const running: Running[] = [];
  const strings: Strings = {
    run: (_operation, _situation, { signal }) =>
      new Promise((resolve, reject) => {
        const own = { resolve, reject };
        running.push(own);
        signal.addEventListener('abort', () => running.splice(running.indexOf(own), 1));
      }),
    memory: undefined,
    context: undefined,
    screen: undefined,
    end: undefined,
    send: () => {},
    errors: [],
  };
  const page = (loads: number) => (
    <Played
      key={loads}
      flow={flow}
      facts={facts}
      opened={opened}
      strings={strings}
      isDrawn={isDrawn}
      Page={Page}
    />
  );
  let loads = 0;
  let isDrawn = !isUnseen;
  let opened: Memory | undefined;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const render = () => flushSync(() => root.render(page(loads)));
  const close = () => {
    flushSync(() => root.unmount());
    container.remove();
  };
  onTestFinished(close);
  render();
  return {
    root: container,
    errors: strings.errors,
    context() {
      if (!strings.context) throw new Error('the journey has not begun');
      return strings.context;
    },
    screen() {
      if (!strings.screen) throw new Error('the journey has not begun');
      return strings.screen;
    },
    draw() {
      isDrawn = true;
      render();
    },
    ended: () => strings.end,
    send: (event) => strings.send(event),
    finish(how) {
      const own = running.pop();
      if (!own) throw new Error('no operation is running');
      if ('output' in how) own.resolve(how.output);
      else own.reject(how.error instanceof Fault ? how.error : new Fault('failed'));
    },
    reload() {
      running.splice(0);
      loads += 1;
      opened = strings.memory;
      render();
    },
    close,
  };
}
