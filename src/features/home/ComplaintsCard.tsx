import { complaints } from '../../../content/complaints.ts';
import { complaintsPage } from '../../../journeys/shared/addresses.ts';
import { newComplaint } from '../../../journeys/shared/complaint-addresses.ts';
import { Begin } from '../../app/Begin.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** The way to complain, and to the complaints that were made. It reads nothing: what is news comes as a message. */
export function ComplaintsCard() {
  return (
    <Card
      title={complaints.title}
      footer={
        <>
          <Begin to={newComplaint}>{complaints.make}</Begin>
          <ButtonLink variant="quiet" href={complaintsPage} link={RouterLink}>
            {complaints.all}
          </ButtonLink>
        </>
      }
    >
      <p>{complaints.home}</p>
    </Card>
  );
}
