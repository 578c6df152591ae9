import { hardship } from '../../../content/account.ts';
import { controls } from '../../../content/controls.ts';
import { screens } from '../../../content/screens.ts';
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
import { ButtonLink } from '../../ui/Button.tsx';
import type { ThingToDo as RepairThing } from './data/repairs.ts';
import type { OtherThing } from './data/things.ts';
import { MoveVisit } from './MoveVisit.tsx';

const copy = screens.home;

/**
 * What can be done about a repair that is first on the list.
 * @param href where its draft is in hand in this tab; it is read anew where there is none
 */
export function RepairActions({
  thing,
  href,
}: {
  readonly thing: RepairThing;
  readonly href: string | undefined;
}) {
  const { worksOrderIdentifier: worksOrderId } = thing.order.identifiers;
  if (thing.kind === 'choose')
    return (
      <Begin variant="strong" to={schedulerPage} facts={{ worksOrderId, mode: 'new' }}>
        {copy.choose}
      </Begin>
    );
  if (thing.kind === 'draft')
    return href ? (
      <ButtonLink href={href} link={RouterLink}>
        {copy.resume}
      </ButtonLink>
    ) : (
      <Begin variant="strong" to={newRepair} facts={{ resuming: worksOrderId }}>
        {copy.resume}
      </Begin>
    );
  return (
    <>
      <ButtonLink href={addressOfRepair(worksOrderId)} link={RouterLink}>
        {copy.viewRepair}
      </ButtonLink>
      {thing.isMovable ? <MoveVisit {...thing} /> : null}
    </>
  );
}

/** What can be done about something else that is first on the list. What is done by phone has its number in its text. */
export function OtherActions({
  thing,
  mayAskForHelp,
}: {
  readonly thing: OtherThing;
  /** Help with money can be asked for here. */
  readonly mayAskForHelp: boolean;
}) {
  switch (thing.kind) {
    case 'begun':
      return (
        <ButtonLink href={thing.href} link={RouterLink}>
          {controls.continue}
        </ButtonLink>
      );
    case 'owed':
      return (
        <>
          <Begin variant="strong" to={payPage} facts={{ accountId: thing.account.id }}>
            {copy.pay}
          </Begin>
          {mayAskForHelp ? (
            <Begin to={advicePage} facts={{ accountId: thing.account.id }}>
              {hardship.ask}
            </Begin>
          ) : null}
        </>
      );
    case 'unread':
      return (
        <ButtonLink href={messagesPage} link={RouterLink}>
          {copy.read}
        </ButtonLink>
      );
    case 'check':
      return null;
  }
}
