import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { app } from '../../content/app.ts';
import type { PortalJourney } from '../../journeys/first.ts';
import { homePage } from '../../journeys/shared/addresses.ts';
import {
  type Address,
  type Memory,
  memoryOf,
  type PortalFlow,
  type ShownFlow,
  situationOf,
} from '../../machines/engine/index.ts';
import { hasCopyFor } from '../renderer/hasCopyFor.ts';
import { JourneyView } from '../renderer/JourneyView.tsx';
import { StepNotices } from '../renderer/later.ts';
import { useJourney } from '../renderer/useJourney.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { arrivedAt, loadJourney, type Ready } from './arrival.ts';
import type { Handover } from './handover.ts';
import { matchesRoute } from './match-route.ts';
import { gateway, identifiers, reports } from './portal.ts';
import type { Start } from './resume-journey.ts';
import { forget, keep, remember, remembered } from './storage.ts';
import { useAddress } from './useAddress.ts';
import { useScreenTitle } from './useScreenTitle.ts';
import { useWholeFlow } from './useWholeFlow.ts';

/** The key of the first entry of a tab's history: somebody came to its address from outside, or loaded it again. */
const arrivalKey = 'default';

/** Milliseconds without a change after which somebody stands still; who is typing does not. */
const stillAfter = 1000;

/** Loads a journey and what is kept of it, and runs it. */
export default function JourneyScreen({ entry }: { readonly entry: PortalJourney }) {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();
  const customerId = identifiers.read().customerId ?? '';
  const [ready, setReady] = useState(() => arrivedAt(entry, customerId));
  // What is read here is what the visit begins with; later moves are the journey's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (ready) return;
    let isGone = false;
    const { begin } = (state ?? {}) as Handover;
    const prepare = async () => {
      const [flow, kept] = await loadJourney(entry, customerId, begin !== undefined);
      if (isGone) return;
      // Going back must not begin anew what is over, nor may an address in the middle of what was never begun.
      const isVisitedAgain = how === 'POP' && key !== arrivalKey;
      const canBegin = !entry.entrances || (!isVisitedAgain && matchesRoute(entry.entrances, pathname));
      if (!begin && !kept && !canBegin) {
        navigate(homePage, { replace: true });
        return;
      }
      if (begin) {
        forget(entry.id);
        reports.tell('began', entry.id);
        // Begun once: a reload of this address carries on.
        window.history.replaceState({ ...window.history.state, usr: null }, '');
      }
      const facts = begin ? { ...begin, remembered: remembered(entry.id, customerId) } : undefined;
      const grown = (kept && !begin ? flow.grow?.(kept.facts) : undefined) ?? flow;
      const first = await startOf(grown, { pathname, search }, facts, kept);
      if (!isGone) setReady({ begun: grown, ...first, growth: 0 });
    };
    prepare().catch((problem: unknown) =>
      setReady(() => {
        throw problem;
      }),
    );
    return () => {
      isGone = true;
    };
  }, [entry]);
  if (!ready) return <Waiting>{app.loading}</Waiting>;
  return (
    <Run
      key={ready.growth}
      {...ready}
      entry={entry}
      customerId={customerId}
      onGrown={(grown, memory) =>
        setReady({
          begun: grown,
          start: { facts: {}, memory, requested: memory.at },
          note: null,
          growth: ready.growth + 1,
        })
      }
    />
  );
}

async function startOf(
  flow: ShownFlow,
  address: Address,
  begin: object | undefined,
  kept: Memory | undefined,
): Promise<Start> {
  if (kept && !begin) return (await import('./resume-journey.ts')).resumeJourney(flow, address, kept);
  return { start: { facts: begin ?? {}, memory: undefined, requested: null }, note: null };
}

interface RunProps extends Ready {
  readonly entry: PortalJourney;
  readonly customerId: string;
  /** What was learnt has made more steps. */
  onGrown(flow: ShownFlow, memory: Memory): void;
}

function Run({ entry, begun, start, note, customerId, onGrown }: RunProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const how = useNavigationType();
  const { flow, failure } = useWholeFlow(entry, begun);
  const [broken, setBroken] = useState<unknown>();
  const services = useMemo(() => ({ gateway, customerId }), [customerId]);
  const { screen, context, error, uploads, send } = useJourney(flow.journey, start, {
    services,
    keep: (memory) => keep(memory, customerId),
    ended(output) {
      const end = flow.journey.ends[output.end];
      if (!end) return;
      reports.tell('moved', flow.journey, screen, output.end);
      if (end.preserves) keep(output.memory, customerId);
      else forget(flow.journey.id);
      const follow = (whole: PortalFlow) => {
        const { at = end.route, announcement, begin, remember: lasting } = whole.sequel(output);
        if (lasting !== undefined) remember(flow.journey.id, customerId, lasting);
        navigate(at, { replace: true, state: { announcement, begin, notice: output.notice } });
      };
      entry
        .load()
        .then((module) => follow(module.flow as PortalFlow))
        .catch(setBroken);
    },
    report(problem) {
      reports.tell('unexpected', problem);
      // Thrown where a developer sees it and a test fails.
      if (import.meta.env.DEV) {
        queueMicrotask(() => {
          throw problem;
        });
      }
    },
  });
  // The page around shows that something broke, instead of a screen that answers nothing.
  if (error !== undefined) throw error;
  if (broken !== undefined) throw broken;
  if (failure !== undefined && !hasCopyFor(flow.copy, screen)) throw failure;
  useAddress(flow.journey, screen, send);
  const grown = flow.grow?.(context.facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, with the memory of that moment
  useEffect(() => {
    if (grown && grown.journey !== flow.journey) onGrown(grown, memoryOf(context));
  }, [grown]);
  // Whoever goes back before the page after the end is drawn comes to a step of what is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for a move in the browser's history
  useEffect(() => {
    if (screen.phase === 'ended' && how === 'POP') navigate(homePage, { replace: true });
  }, [key]);
  const isSettled = screen.phase !== 'waiting' && screen.phase !== 'ended';
  useScreenTitle(screen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for a page, whatever else changes on it
  useEffect(() => {
    if (isSettled) reports.tell('moved', flow.journey, screen);
  }, [isSettled, screen.route]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the journey is one of its context
  useEffect(() => {
    const still = setTimeout(() => reports.tell('stopped', flow.journey, screen, context), stillAfter);
    return () => clearTimeout(still);
  }, [context]);
  const values = {
    ...flow.journey.placeholders(situationOf(context)),
    trackingId: identifiers.read().corelationId,
  };

  return (
    <>
      {note ? (
        <Suspense fallback={null}>
          <StepNotices notices={[{ tone: 'information', notice: note }]} />
        </Suspense>
      ) : null}
      <JourneyView
        flow={flow}
        screen={screen}
        context={context}
        values={values}
        services={services}
        uploads={uploads}
        send={send}
      />
    </>
  );
}
