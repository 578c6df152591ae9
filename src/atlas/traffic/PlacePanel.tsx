import type { JourneyTraffic, MoveTraffic } from '../../../contract/traffic.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { hashOf } from '../useAddress.ts';
import { type CountedStop, countedStops } from './model/counted-stops.ts';
import { countInWords, kindTitles, percent, placeTitle, stayInWords } from './model/in-words.ts';
import { lossAt } from './model/loss.ts';

/** What is known of one step: who arrived from where, where they went, how long they stayed. */
export function PlacePanel({
  flow,
  traffic,
  place,
}: {
  readonly flow: FlowWithCopy;
  readonly traffic: JourneyTraffic;
  readonly place: string;
}) {
  const { journey } = flow;
  const known = traffic.places.find((each) => each.place === place);
  const isStep = journey.steps.some(({ id }) => id === place);
  const loss = known && lossAt(known);
  return (
    <div className="at-stack">
      <h2>{placeTitle(flow, place)}</h2>
      {isStep ? (
        <p>
          <a href={hashOf({ journey: journey.id, view: 'map', chosen: place })}>What this step is</a>
        </p>
      ) : null}
      {known && loss ? (
        <dl className="at-facts">
          <dt>Arrived</dt>
          <dd>{countInWords(known.arrivals)}</dd>
          <dt>Lost here: left with nothing kept, or not heard of any more</dt>
          <dd>
            {countInWords(known.left)} left, {countInWords(known.gone)} not heard of any more:{' '}
            {percent(loss.share)}
          </dd>
          <dt>Half of those who moved on stayed at most</dt>
          <dd>{stayInWords(known.medianSeconds)}</dd>
        </dl>
      ) : (
        <p>Nobody came here in these days.</p>
      )}
      <MoveList
        title="Where they came from"
        moves={traffic.moves.filter(({ to }) => to === place)}
        other={({ from }) => placeTitle(flow, from)}
      />
      <StopReasons counted={countedStops(flow, traffic).filter((stop) => stop.place === place)} />
      <MoveList
        title="Where they went next"
        moves={traffic.moves.filter(({ from }) => from === place)}
        other={({ to }) => placeTitle(flow, to)}
      />
    </div>
  );
}

function StopReasons({ counted }: { readonly counted: readonly CountedStop[] }) {
  if (counted.length === 0) return null;
  return (
    <section className="at-stack">
      <h3>Why they could not go on</h3>
      <ul>
        {counted.map(({ reason, because, foundBy, count }) => (
          <li key={reason}>
            {because}
            {foundBy === '' ? '' : ` (${foundBy})`}: {countInWords(count)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoveList({
  title,
  moves,
  other,
}: {
  readonly title: string;
  readonly moves: readonly MoveTraffic[];
  other(move: MoveTraffic): string;
}) {
  if (moves.length === 0) return null;
  return (
    <section className="at-stack">
      <h3>{title}</h3>
      <ul>
        {moves.map((move) => (
          <li key={`${move.from} ${move.to} ${move.kind}`}>
            {other(move)}: {countInWords(move.count)} ({kindTitles[move.kind]})
          </li>
        ))}
      </ul>
    </section>
  );
}
