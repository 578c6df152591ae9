import { complaints } from '../../../content/complaints.ts';
import { complaintsPage } from '../../../journeys/shared/addresses.ts';
import { newComplaint } from '../../../journeys/shared/complaint-addresses.ts';
import { Begin } from '../../app/Begin.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { Folded } from './Folded.tsx';

/** The way to complain, and to the complaints that were made. It reads nothing: what is news comes as a message. */
export function ComplaintsCard() {
  return (
    <Folded
      summary={complaints.fold}
      title={complaints.title}
      action={
        <RouterLink href={complaintsPage} className="ds-card-link">
          {complaints.all}
        </RouterLink>
      }
      footer={<Begin to={newComplaint}>{complaints.make}</Begin>}
    >
      <p>{complaints.home}</p>
    </Folded>
  );
}
