import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { app } from '../../content/app.ts';
import type { DialogJourney } from '../../journeys/dialogs.ts';
import { type Announcement, type PortalFlow, situationOf } from '../../machines/engine/index.ts';
import { JourneyView } from '../renderer/JourneyView.tsx';
import { useJourney } from '../renderer/useJourney.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { gateway, identifiers, reports } from './portal.ts';

interface Props {
  readonly entry: DialogJourney;
  /** Facts with which it begins. */
  readonly begin: object;
  /** It ended over the same page, at the end of that name. */
  onEnd(end: string, announcement: Announcement | undefined): void;
}

/** Runs a journey over the page that it is shown on. It is not kept: it begins anew each time. */
export function JourneyDialog(props: Props) {
  const { entry } = props;
  const [flow, setFlow] = useState<PortalFlow>();
  const [broken, setBroken] = useState<unknown>();
  useEffect(() => {
    let isGone = false;
    entry
      .load()
      .then((module) => isGone || setFlow(module.flow as PortalFlow<never> as PortalFlow), setBroken);
    return () => {
      isGone = true;
    };
  }, [entry]);
  if (broken !== undefined) throw broken;
  return flow ? <Run {...props} flow={flow} /> : <Waiting>{app.loading}</Waiting>;
}

function Run({ flow, begin, onEnd }: Props & { readonly flow: PortalFlow }) {
  const navigate = useNavigate();
  const [services] = useState({ gateway, customerId: identifiers.read().customerId ?? '' });
  const [start] = useState({ facts: begin, memory: undefined, requested: null });
  const { screen, context, error, uploads, send } = useJourney(flow.journey, start, {
    services,
    keep: () => undefined,
    ended(output) {
      const { route } = flow.journey.ends[output.end] ?? { route: '' };
      const { announcement, begin: next } = flow.sequel(output);
      const isHere = flow.journey.steps.some((step) => step.route === route);
      if (isHere) onEnd(output.end, announcement);
      else navigate(route, { state: { announcement, begin: next } });
    },
    report: (problem) => reports.tell('unexpected', problem),
  });
  if (error !== undefined) throw error;
  return (
    <JourneyView
      flow={flow}
      screen={screen}
      context={context}
      values={flow.journey.placeholders(situationOf(context))}
      services={services}
      uploads={uploads}
      send={send}
    />
  );
}
