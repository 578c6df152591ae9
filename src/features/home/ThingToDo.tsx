import { lazy, Suspense, useState } from 'react';
import { hardship } from '../../../content/account.ts';
import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { rescheduling } from '../../../journeys/dialogs.ts';
import {
  addressOfRepair,
  advicePage,
  messagesPage,
  newRepair,
  payPage,
  schedulerPage,
} from '../../../journeys/shared/addresses.ts';
import { Begin } from '../../app/Begin.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { now } from '../../client/clock.ts';
import { withLinks } from '../../renderer/LinkedText.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import type { ThingToDo as RepairThing } from './data/repairs.ts';
import type { OtherThing } from './data/things.ts';
import { otherThingInWords, thingInWords } from './thing-words.ts';

const copy = screens.home;

// What runs journeys is large, and few residents move a visit from here.
const JourneyDialog = lazy(async () => ({
  default: (await import('../../app/JourneyDialog.tsx')).JourneyDialog,
}));

/** Looks for another time, when the appointment can be moved; else says over the page why it cannot. */
function Move({ order }: RepairThing) {
  const [isRunning, setRunning] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setRunning(true)}>
        {copy.move}
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

interface ThingProps {
  readonly thing: RepairThing;
  /** Whether it says at which home. */
  readonly address: boolean;
  /** Where a draft is in hand in this tab; it is read anew where there is none. */
  readonly href: string | undefined;
}

function WayOn({ thing, href }: Pick<ThingProps, 'thing' | 'href'>) {
  const { worksOrderIdentifier: worksOrderId } = thing.order.identifiers;
  switch (thing.kind) {
    case 'visit':
      return thing.isMovable ? <Move {...thing} /> : null;
    case 'choose':
      return (
        <Begin to={schedulerPage} facts={{ worksOrderId, mode: 'new' }}>
          {copy.choose}
        </Begin>
      );
    case 'draft':
      return href ? (
        <ButtonLink variant="quiet" href={href} link={RouterLink}>
          {copy.resume}
        </ButtonLink>
      ) : (
        <Begin to={newRepair} facts={{ resuming: worksOrderId }}>
          {copy.resume}
        </Begin>
      );
    default:
      return null;
  }
}

/** Something to do about a repair, with the way to do it and to the page about the repair. */
export function ThingToDo({ thing, address, href }: ThingProps) {
  const { identifiers, asset } = thing.order;
  const { title, text } = thingInWords(thing, now());
  return (
    <li>
      <div>
        <RouterLink href={addressOfRepair(identifiers.worksOrderIdentifier)}>
          <strong>{title}</strong>
        </RouterLink>
        {text === '' ? null : <p>{withLinks(text)}</p>}
        {address ? <p className="ds-small">{asset.fullAddress}</p> : null}
      </div>
      <WayOn thing={thing} href={href} />
    </li>
  );
}

/** What can be done about something that no repair wants. */
function OtherWayOn({
  thing,
  mayAskForHelp,
}: {
  readonly thing: OtherThing;
  readonly mayAskForHelp: boolean;
}) {
  switch (thing.kind) {
    case 'begun':
      return (
        <ButtonLink variant="quiet" href={thing.href} link={RouterLink}>
          {app.continue}
        </ButtonLink>
      );
    case 'owed':
      return (
        <div className="ds-actions">
          <Begin to={payPage} facts={{ accountId: thing.account.id }}>
            {copy.pay}
          </Begin>
          {mayAskForHelp ? (
            <Begin to={advicePage} facts={{ accountId: thing.account.id }}>
              {hardship.ask}
            </Begin>
          ) : null}
        </div>
      );
    case 'unread':
      return (
        <ButtonLink variant="quiet" href={messagesPage} link={RouterLink}>
          {copy.read}
        </ButtonLink>
      );
    default:
      return null;
  }
}

const addressOf = (thing: OtherThing): string => {
  if (thing.kind === 'check') return thing.address;
  return thing.kind === 'owed' ? thing.account.address : '';
};

/** Something else to do. What is to be done by phone has its number in its text. */
export function OtherThingToDo({
  thing,
  address,
  mayAskForHelp,
}: {
  readonly thing: OtherThing;
  /** Whether it says at which home. */
  readonly address: boolean;
  /** Help with money can be asked for here. */
  readonly mayAskForHelp: boolean;
}) {
  const { title, text } = otherThingInWords(thing);
  const place = address ? addressOf(thing) : '';
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p>{withLinks(text)}</p>
        {place === '' ? null : <p className="ds-small">{place}</p>}
      </div>
      <OtherWayOn thing={thing} mayAskForHelp={mayAskForHelp} />
    </li>
  );
}
