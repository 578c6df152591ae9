import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { app } from '../../content/app.ts';
import type { PortalJourney } from '../../journeys/portal.ts';
import type { Memory } from '../../machines/memory.ts';
import { situationOf } from '../../machines/memory.ts';
import type { PortalFlow } from '../../machines/portal.ts';
import { restore } from '../../machines/restore.ts';
import { JourneyView } from '../renderer/JourneyView.tsx';
import { type JourneyStart, useJourney } from '../renderer/useJourney.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { forget, keep, recall } from './kept.ts';
import { gateway, identifiers } from './portal.ts';
import { useAddress } from './useAddress.ts';
import { usePageTitle } from './usePageTitle.ts';

/** What a page hands over to the one that it opens. */
export interface Handover {
  /** Facts with which a journey is begun anew. */
  readonly begin?: object;
}

interface Ready {
  readonly flow: PortalFlow;
  readonly start: JourneyStart;
}

/** Loads a journey and what is kept of it, and runs it. */
export function JourneyScreen({ entry }: { readonly entry: PortalJourney }) {
  const { pathname, state } = useLocation();
  const [ready, setReady] = useState<Ready>();
  const customerId = identifiers.read().customerId ?? '';
  // What is read here is what the visit begins with; later moves are the journey's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isGone = false;
    const { begin } = (state ?? {}) as Handover;
    const prepare = async () => {
      const [{ flow }, kept] = await Promise.all([
        entry.load(),
        begin ? undefined : recall(entry.id, customerId),
      ]);
      if (isGone) return;
      if (begin) {
        forget(entry.id);
        // Begun once: a reload of this address carries on.
        window.history.replaceState({ ...window.history.state, usr: null }, '');
      }
      setReady({ flow, start: startOf(flow, entry, pathname, begin, kept) });
    };
    void prepare();
    return () => {
      isGone = true;
    };
  }, [entry]);
  return ready ? <Run {...ready} customerId={customerId} /> : <Waiting>{app.loading}</Waiting>;
}

function startOf(
  flow: PortalFlow,
  entry: PortalJourney,
  pathname: string,
  begin: object | undefined,
  kept: Memory | undefined,
): JourneyStart {
  if (begin || !kept) return { facts: begin ?? {}, memory: undefined, opening: null };
  const step = Object.entries(entry.routes).find(
    ([, route]) => route.toLowerCase() === pathname.toLowerCase(),
  )?.[0];
  const { memory } = restore(flow.journey, kept);
  return { facts: {}, memory, opening: step ?? memory.at };
}

function Run({ flow, start, customerId }: Ready & { readonly customerId: string }) {
  const navigate = useNavigate();
  const services = useMemo(() => ({ gateway, customerId }), [customerId]);
  const { screen, context, send } = useJourney(flow.journey, start, {
    services,
    keep: (memory) => keep(memory, customerId),
    ended(output) {
      const end = flow.journey.ends[output.end];
      if (!end) return;
      if (end.keeps) keep(output.memory, customerId);
      else forget(flow.journey.id);
      const { announcement, begin } = flow.sequel(output);
      navigate(end.route, { replace: true, state: { announcement, begin } });
    },
    report(error) {
      // Thrown where a developer sees it; a resident's screen is the error page of the portal.
      queueMicrotask(() => {
        throw error;
      });
    },
  });
  useAddress(flow.journey, screen, send);
  const hasProblem = screen.questions.some((question) => question.complaints.length > 0);
  const isSettled = screen.phase !== 'waiting' && screen.phase !== 'ended';
  usePageTitle(isSettled ? screen.route : '', hasProblem);
  const values = {
    ...flow.journey.values(situationOf(context)),
    trackingId: identifiers.read().corelationId,
  };

  return (
    <JourneyView
      flow={flow}
      screen={screen}
      context={context}
      values={values}
      services={services}
      send={send}
    />
  );
}
