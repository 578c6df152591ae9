import { screens } from '../../../content/screens.ts';
import { dateInWords } from '../../../contract/dates.ts';
import { heldUntil } from '../../../journeys/shared/repairs-held.ts';
import { fill } from '../../../machines/engine/index.ts';
import { useSettings } from '../../app/useSettings.ts';
import { now } from '../../client/clock.ts';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';

/** Nobody can report repairs at present, and until when where that is known. */
export function ReportingStopped() {
  const until = heldUntil(useSettings(['repairsHeldUntil'])?.repairsHeldUntil ?? '', now());
  return (
    <MessageNotice tone="warning" message="repairs_Maintenance_Message" announced>
      {until === null ? null : (
        <p>{fill(screens.home.heldUntil, { date: dateInWords(`${until}T00:00:00`) })}</p>
      )}
    </MessageNotice>
  );
}
