import type { ReactNode } from 'react';
import type { JourneyTraffic, MoveTraffic } from '../../../contract/traffic.ts';
import { HeadedTable } from '../HeadedTable.tsx';
import type { CountedStop } from './model/counted-stops.ts';
import {
  countInWords,
  kindTitles,
  type NamedFlow,
  percent,
  placeTitle,
  stayInWords,
} from './model/in-words.ts';
import { byLoss } from './model/loss.ts';

interface Props {
  readonly traffic: JourneyTraffic;
  readonly flow: NamedFlow;
  onChoose(place: string): void;
}

/** The steps by how many were lost there. */
export function LossTable({ traffic, flow, onChoose }: Props) {
  return (
    <ScrollableTable
      caption="Where residents are lost, the worst first"
      heads={['Step', 'Arrived', 'Lost', 'Share']}
    >
      {byLoss(traffic.places).map(({ place, lost, share }) => (
        <tr key={place.place}>
          <th scope="row">
            <button type="button" className="at-link" onClick={() => onChoose(place.place)}>
              {placeTitle(flow, place.place)}
            </button>
          </th>
          <td>{countInWords(place.arrivals)}</td>
          <td>{countInWords(lost)}</td>
          <td>{percent(share)}</td>
        </tr>
      ))}
    </ScrollableTable>
  );
}

/** The reasons for which residents could not go on, by how many visits they stopped. */
export function StopTable({
  counted,
  flow,
  onChoose,
}: Pick<Props, 'flow' | 'onChoose'> & { readonly counted: readonly CountedStop[] }) {
  return (
    <ScrollableTable
      caption="Where residents are stopped, the most first"
      heads={['Step', 'Stops when', 'Visits']}
    >
      {counted.map(({ place, reason, because, foundBy, count }) => (
        <tr key={`${place} ${reason}`}>
          <th scope="row">
            <button type="button" className="at-link" onClick={() => onChoose(place)}>
              {placeTitle(flow, place)}
            </button>
          </th>
          <td>
            {because}
            {foundBy === '' ? null : <div className="at-soft">{foundBy}</div>}
          </td>
          <td>{countInWords(count)}</td>
        </tr>
      ))}
    </ScrollableTable>
  );
}

/** What became of the arrivals at every step. */
export function PlaceTable({ traffic, flow }: Omit<Props, 'onChoose'>) {
  const kinds = ['on', 'back', 'halted', 'done', 'saved', 'left', 'gone'] as const;
  const heads = kinds.map((kind) => (kind === 'gone' ? 'not heard of any more' : kindTitles[kind]));
  return (
    <ScrollableTable
      caption="What became of the arrivals at every step"
      heads={['Step', 'Arrived', ...heads, 'Half stayed at most']}
    >
      {traffic.places.map((place) => (
        <tr key={place.place}>
          <th scope="row">{placeTitle(flow, place.place)}</th>
          <td>{countInWords(place.arrivals)}</td>
          {kinds.map((kind) => (
            <td key={kind}>{countInWords(place[kind])}</td>
          ))}
          <td>{stayInWords(place.medianSeconds)}</td>
        </tr>
      ))}
    </ScrollableTable>
  );
}

/** Every move, as the edges of the drawing show them and those that it has no edge for. */
export function MoveTable({ traffic, flow }: Omit<Props, 'onChoose'>) {
  return (
    <ScrollableTable caption="Every move" heads={['From', 'To', 'How', 'Times']}>
      {traffic.moves.map(({ from, to, kind, count }) => (
        <tr key={`${from} ${to} ${kind}`}>
          <th scope="row">{placeTitle(flow, from)}</th>
          <td>{placeTitle(flow, to)}</td>
          <td>{kindTitles[kind]}</td>
          <td>{countInWords(count)}</td>
        </tr>
      ))}
    </ScrollableTable>
  );
}

/** The moves that the graph does not know: none as long as residents are inside what was proved. */
export function UnknownMoves({
  moves,
  flow,
}: Pick<Props, 'flow'> & { readonly moves: readonly MoveTraffic[] }) {
  return (
    <p className="at-message-line">
      Kinds of moves that the graph does not know: {moves.length}
      {moves.length > 0 && ' – '}
      {moves
        .map(
          ({ from, to, kind }) => `${placeTitle(flow, from)} → ${placeTitle(flow, to)} (${kindTitles[kind]})`,
        )
        .join('; ')}
    </p>
  );
}

function ScrollableTable({
  caption,
  heads,
  children,
}: {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too wide for a small screen is scrolled with the keys
    <section className="at-figures" aria-label={caption} tabIndex={0}>
      <HeadedTable heads={heads} caption={<caption>{caption}</caption>}>
        {children}
      </HeadedTable>
    </section>
  );
}
