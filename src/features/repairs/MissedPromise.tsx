import { complaints } from '../../../content/complaints.ts';
import { newComplaint } from '../../../journeys/shared/complaint-addresses.ts';
import { Begin } from '../../app/Begin.tsx';

/** The way to complain about what was promised for a repair and is late, with its dates filled in. */
export const MissedPromise = ({ worksOrderId }: { readonly worksOrderId: string }) => (
  <Begin to={newComplaint} facts={{ worksOrderId, aboutMissed: true }}>
    {complaints.missed}
  </Begin>
);
