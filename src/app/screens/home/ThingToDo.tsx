import { lazy, Suspense, useState } from 'react';
import { app } from '../../../../content/app.ts';
import { screens } from '../../../../content/screens.ts';
import { rescheduling } from '../../../../journeys/dialogs.ts';
import type { OtherThing, TimedThing } from '../../../../journeys/shared/dashboard-things.ts';
import { messagesPage } from '../../../../journeys/shared/message-places.ts';
import { addressOfRepair } from '../../../../journeys/shared/places.ts';
import { withLinks } from '../../../renderer/Words.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { RouterLink } from '../../RouterLink.tsx';
import { Begin } from '../Begin.tsx';
import { otherThingInWords, thingInWords } from './thing-words.ts';

const words = screens.home;

// What runs journeys is large, and few residents move a visit from here.
const JourneyDialog = lazy(async () => ({
  default: (await import('../../JourneyDialog.tsx')).JourneyDialog,
}));

/** Looks for another time, when the appointment can be moved; else says over the page why it cannot. */
function Move({ thing: { order } }: TimedThing) {
  const [isRunning, setRunning] = useState(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setRunning(true)}>
        {words.move}
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

function WayOn(timed: TimedThing) {
  const { thing } = timed;
  const { worksOrderIdentifier: worksOrderId } = thing.order.identifiers;
  switch (thing.kind) {
    case 'visit':
      return thing.isMovable ? <Move {...timed} /> : null;
    case 'choose':
      return (
        <Begin to="/appointmentscheduler" facts={{ worksOrderId, mode: 'new' }}>
          {words.choose}
        </Begin>
      );
    case 'draft':
      return (
        <Begin to="/repairproperty" facts={{ resuming: worksOrderId }}>
          {words.resume}
        </Begin>
      );
  }
}

/** Something to do about a repair, with the way to do it and to the page about the repair. */
export function ThingToDo({ timed, address }: { readonly timed: TimedThing; readonly address: boolean }) {
  const { identifiers, asset } = timed.thing.order;
  const { title, text } = thingInWords(timed, new Date());
  return (
    <li>
      <div>
        <RouterLink href={addressOfRepair(identifiers.worksOrderIdentifier)}>
          <strong>{title}</strong>
        </RouterLink>
        {text === '' ? null : <p>{text}</p>}
        {address ? <p className="ds-small">{asset.fullAddress}</p> : null}
      </div>
      <WayOn {...timed} />
    </li>
  );
}

/** Something else to do. What is to be done by phone has its number in its text. */
export function OtherThingToDo({
  thing,
  address,
}: {
  readonly thing: OtherThing;
  /** Whether it says at which home. */
  readonly address: boolean;
}) {
  const { title, text } = otherThingInWords(thing);
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p>{withLinks(text)}</p>
        {address && thing.kind === 'check' ? <p className="ds-small">{thing.address}</p> : null}
      </div>
      {thing.kind === 'unread' ? (
        <ButtonLink look="quiet" href={messagesPage} link={RouterLink}>
          {words.read}
        </ButtonLink>
      ) : null}
    </li>
  );
}
