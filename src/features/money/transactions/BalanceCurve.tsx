import { useId, useState } from 'react';
import { app } from '../../../../content/app.ts';
import { transactions } from '../../../../content/transactions.ts';
import { dateInWords, shortDate } from '../../../../contract/dates.ts';
import { balanceWords } from '../../../../journeys/shared/accounts.ts';
import { fill } from '../../../../machines/engine/index.ts';
import type { ListQuery } from '../../../../machines/list/list-query.ts';
import { gateway } from '../../../app/portal.ts';
import { useReading } from '../../../app/useReading.ts';
import { Announced } from '../../../ui/Announced.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { type Curve, curveOf } from '../data/curve.ts';
import { allTransactions } from '../data/transaction-search.ts';

const copy = transactions.chart;

/** Size of the picture in its own units; it is drawn as wide as there is room. */
const size = { width: 600, height: 200 } as const;

const at = (share: number, whole: number): string => (share * whole).toFixed(1);

/** The curve: a step for each day on which the balance changed, and a line where nothing is owed. */
export function Picture({ curve }: { readonly curve: Curve }) {
  const id = useId();
  const line = curve.points.map(({ x, y }) => `${at(x, size.width)},${at(y, size.height)}`).join(' ');
  const zero = at(curve.zero, size.height);
  return (
    <figure className="ds-curve">
      <svg
        viewBox={`0 -6 ${size.width} ${size.height + 12}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-said`}
      >
        <title id={`${id}-title`}>{copy.title}</title>
        <line className="ds-curve-zero" x1="0" x2={size.width} y1={zero} y2={zero} />
        <polyline className="ds-curve-line" points={line} />
      </svg>
      <div className="ds-curve-days" aria-hidden="true">
        <span>{shortDate(curve.from)}</span>
        <span>{shortDate(curve.to)}</span>
      </div>
      <figcaption id={`${id}-said`}>
        {fill(copy.said, {
          from: dateInWords(curve.from),
          to: dateInWords(curve.to),
          lowest: balanceWords(curve.lowest),
          highest: balanceWords(curve.highest),
          last: balanceWords(curve.last),
        })}{' '}
        {curve.hasUnposted ? `${copy.unposted} ` : null}
        {copy.listed}
      </figcaption>
    </figure>
  );
}

function Drawn({ query }: { readonly query: ListQuery }) {
  const rows = useReading({
    name: ['balance over time', JSON.stringify(query)],
    read: (signal) => allTransactions(query, { gateway, signal }),
  });
  if (rows.state === 'loading') return <Waiting>{app.loading}</Waiting>;
  if (rows.state === 'failed') {
    return (
      <div className="ds-actions">
        <Announced urgency="assertive">
          <p>{copy.failed}</p>
        </Announced>
        <Button variant="quiet" onClick={rows.retry}>
          {app.tryAgain}
        </Button>
      </div>
    );
  }
  const curve = curveOf(rows.value, query.filters.to ?? '');
  return curve ? <Picture curve={curve} /> : <p>{copy.none}</p>;
}

/** How the balance went over the days of the list, whatever else the list is narrowed to. Drawn when it is asked for. */
export function BalanceCurve({ query }: { readonly query: ListQuery }) {
  const [isOpen, setOpen] = useState(false);
  const { from = '', to = '' } = query.filters;
  const whole = { ...query, search: '', filters: { from, to } };
  return (
    <details className="ds-curve-box ds-no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{copy.show}</summary>
      {isOpen ? <Drawn key={`${query.place} ${from} ${to}`} query={whole} /> : null}
    </details>
  );
}
