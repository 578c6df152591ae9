import './traffic.css';
import { type ReactNode, useState } from 'react';
import { now } from '../../client/clock.ts';
import { lastDays, type Period, periodInWords } from './model/period.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { SatisfactionTable } from './SatisfactionTable.tsx';
import { SignInLink, SourceTools } from './SourceTools.tsx';
import type { Reading } from './source.ts';
import { TrafficMap, type TrafficViewProps } from './TrafficMap.tsx';
import { useTraffic } from './useTraffic.ts';

/** How residents moved through a journey, painted on its map. */
export function TrafficView(props: TrafficViewProps) {
  const [period, setPeriod] = useState<Period>(() => lastDays(30, now()));
  const source = useTraffic(period);
  return (
    <>
      <div className="at-tools">
        <PeriodChoice period={period} onChange={setPeriod} />
        <SourceTools source={source} />
      </div>
      <TrafficContent {...props} reading={source.reading} />
    </>
  );
}

const signInWasRefused = (): boolean =>
  new URLSearchParams(window.location.search).get('signin') === 'refused';

function TrafficContent({ reading, ...view }: TrafficViewProps & { readonly reading: Reading }) {
  switch (reading.state) {
    case 'reading':
      return <TrafficMessage>Reading the numbers…</TrafficMessage>;
    case 'signedOut':
      return (
        <TrafficMessage>
          {signInWasRefused() ? 'This account is none of an analyst. ' : ''}
          Only analysts may read how residents move through the journeys. <SignInLink />.
        </TrafficMessage>
      );
    case 'notAllowed':
      return (
        <TrafficMessage>
          You are signed in as a resident. Only analysts may read this. <SignInLink />.
        </TrafficMessage>
      );
    case 'noGateway':
      return (
        <TrafficMessage>
          The numbers come from the gateway, and none answers here. Open the atlas at the gateway’s own
          address, or open a file that was saved there.
        </TrafficMessage>
      );
    case 'refused':
      return <TrafficMessage>{reading.why}</TrafficMessage>;
    case 'read': {
      const { traffic } = reading;
      const journey = traffic.journeys.find((each) => each.journey === view.flow.journey.id);
      const words = [
        periodInWords(traffic),
        reading.isFromFile ? 'from a file' : '',
        traffic.containsDemonstration ? 'with made-up visits of the demonstration' : '',
      ];
      const period = words.filter(Boolean).join(', ');
      return (
        <>
          {journey ? (
            <TrafficMap {...view} traffic={journey} period={period} />
          ) : (
            <TrafficMessage>Nobody was in this journey: {period}.</TrafficMessage>
          )}
          <SatisfactionTable satisfaction={traffic.satisfaction ?? []} />
        </>
      );
    }
  }
}

function TrafficMessage({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="at-message-line">
      {children}
    </p>
  );
}
