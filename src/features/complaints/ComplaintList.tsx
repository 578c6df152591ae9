import { complaints as copy } from '../../../content/complaints.ts';
import type { ComplaintItem } from '../../../contract/complaints.ts';
import { shortDate } from '../../../contract/dates.ts';
import { addressOfComplaint } from '../../../journeys/shared/complaint-addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { ComplaintState } from './ComplaintState.tsx';
import { complaintName, nextSentences } from './data/complaint-words.ts';
import '../../lists/cards.css';
import '../../ui/card.css';
import './complaints.css';

function Row({ item }: { readonly item: ComplaintItem }) {
  const [next] = nextSentences(item);
  return (
    <li className="ds-list-card">
      <div className="ds-card-top">
        <h2 className="ds-list-card-link">
          <RouterLink href={addressOfComplaint(item.identifiers.complaintIdentifier)}>
            {complaintName(item)}
          </RouterLink>
        </h2>
        <ComplaintState item={item} />
      </div>
      <p className="ds-hint">
        {item.complaintReference} · {fill(copy.sent, { date: shortDate(item.createdDate) })} ·{' '}
        {copy.stages[item.stage]}
      </p>
      <p>{next}</p>
    </li>
  );
}

/** Complaints with how they stand and what happens next. */
export function ComplaintList({ items }: { readonly items: readonly ComplaintItem[] }) {
  return (
    <ul className="ds-complaints ds-list-cards">
      {items.map((item) => (
        <Row key={item.identifiers.complaintIdentifier} item={item} />
      ))}
    </ul>
  );
}
