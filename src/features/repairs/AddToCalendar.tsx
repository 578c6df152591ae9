import { repairDetails as copy } from '../../../content/repair-details.ts';
import { now } from '../../client/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { calendarFile, type Visit } from './data/calendar.ts';

/** Hands an appointment over as a file that calendars read. */
export function AddToCalendar({ visit }: { readonly visit: Visit }) {
  return (
    <Button
      variant="quiet"
      onClick={() =>
        saveFile(`${visit.jobNumber}.ics`, new Blob([calendarFile(visit, now())], { type: 'text/calendar' }))
      }
    >
      {copy.actions.calendar}
    </Button>
  );
}
