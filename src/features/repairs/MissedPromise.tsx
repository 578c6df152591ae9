import { chase as copy } from '../../../content/chase.ts';
import { complaints } from '../../../content/complaints.ts';
import { newComplaint } from '../../../journeys/shared/complaint-addresses.ts';
import { Begin } from '../../app/Begin.tsx';
import { Button } from '../../ui/Button.tsx';

/** The way to complain about what was promised for a repair and is late, with its dates filled in. */
export const ComplainOfMissed = ({ worksOrderId }: { readonly worksOrderId: string }) => (
  <Begin to={newComplaint} facts={{ worksOrderId, aboutMissed: true }}>
    {complaints.missed}
  </Begin>
);

/** What can be done about something that was promised for a repair and is late: to ask what is happening, or to complain. */
export const MissedPromise = ({ worksOrderId, onAsk }: { readonly worksOrderId: string; onAsk(): void }) => (
  <>
    <Button aria-haspopup="dialog" onClick={onAsk}>
      {copy.steps.ask.title}
    </Button>
    <ComplainOfMissed worksOrderId={worksOrderId} />
  </>
);
