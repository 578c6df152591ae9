import type { JourneyTraffic } from '../../../contract/traffic.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { stopsCsv } from '../model/stop-list.ts';
import { countedStops } from './model/counted-stops.ts';
import { StopTable } from './Tables.tsx';

/** Where residents were stopped, and the same as a file with what they read then. */
export function StopList({
  traffic,
  flow,
  onChoose,
}: {
  readonly traffic: JourneyTraffic;
  readonly flow: FlowWithCopy;
  onChoose(place: string): void;
}) {
  const { stops, journey } = traffic;
  if (stops === undefined) return null;
  if (stops.length === 0) return <p>Nobody was stopped in these days.</p>;
  const save = () =>
    saveFile(
      `${journey}-stops-counted.csv`,
      new Blob([`\uFEFF${stopsCsv(flow, stops)}`], { type: 'text/csv' }),
    );
  return (
    <>
      <StopTable counted={countedStops(flow, traffic)} flow={flow} onChoose={onChoose} />
      <button type="button" onClick={save}>
        Save where it stops as CSV
      </button>
    </>
  );
}
