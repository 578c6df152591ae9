import './traffic.css';
import { type ReactNode, useState } from 'react';
import type { ViewProps } from '../views.ts';
import { lastDays, type Period, periodInWords } from './model/period.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { SignInLink, SourceTools } from './SourceTools.tsx';
import type { Reading } from './source.ts';
import { TrafficMap } from './TrafficMap.tsx';
import { useTraffic } from './useTraffic.ts';

/** How residents moved through a journey, painted on its map. */
export function TrafficView(props: ViewProps) {
  const [period, setPeriod] = useState<Period>(() => lastDays(30, new Date()));
  const source = useTraffic(period);
  return (
    <>
      <div className="at-tools">
        <PeriodChoice period={period} onChange={setPeriod} />
        <SourceTools source={source} />
      </div>
      <Shown {...props} reading={source.reading} />
    </>
  );
}

const signInWasRefused = (): boolean =>
  new URLSearchParams(window.location.search).get('signin') === 'refused';

function Shown({ reading, ...view }: ViewProps & { readonly reading: Reading }) {
  switch (reading.state) {
    case 'reading':
      return <Message>Reading the numbers…</Message>;
    case 'signedOut':
      return (
        <Message>
          {signInWasRefused() ? 'This account is none of an analyst. ' : ''}
          Only analysts may read how residents move through the journeys. <SignInLink />.
        </Message>
      );
    case 'notAllowed':
      return (
        <Message>
          You are signed in as a resident. Only analysts may read this. <SignInLink />.
        </Message>
      );
    case 'noGateway':
      return (
        <Message>
          The numbers come from the gateway, and none answers here. Open the atlas at the gateway’s own
          address, or open a file that was saved there.
        </Message>
      );
    case 'refused':
      return <Message>{reading.why}</Message>;
    case 'read': {
      const { traffic } = reading;
      const journey = traffic.journeys.find((each) => each.journey === view.flow.journey.id);
      const words = [
        periodInWords(traffic),
        reading.isFromFile ? 'from a file' : '',
        traffic.containsDemonstration ? 'with made-up visits of the demonstration' : '',
      ];
      const period = words.filter(Boolean).join(', ');
      if (!journey) return <Message>Nobody was in this journey: {period}.</Message>;
      return <TrafficMap {...view} traffic={journey} period={period} />;
    }
  }
}

function Message({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="at-message-line">
      {children}
    </p>
  );
}
