import { lazy, Suspense, useState } from 'react';
import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { rescheduling } from '../../../journeys/dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import type { ThingToDo } from './data/repairs.ts';

// What runs journeys is large, and few residents move a visit from here.
const JourneyDialog = lazy(async () => ({
  default: (await import('../../app/JourneyDialog.tsx')).JourneyDialog,
}));

/** Looks for another time, when the appointment can be moved; else says over the page why it cannot. */
export function MoveVisit({ order }: ThingToDo) {
  const [isRunning, setRunning] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setRunning(true)}>
        {screens.home.move}
      </Button>
      {isRunning ? (
        <Suspense fallback={<Waiting>{app.loading}</Waiting>}>
          <JourneyDialog
            entry={rescheduling}
            begin={{
              worksOrderId: order.identifiers.worksOrderIdentifier,
              contractor: order.contractor?.name ?? '',
              contractorPhone: order.contractor?.phoneNumber ?? '',
            }}
            onEnd={() => setRunning(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
