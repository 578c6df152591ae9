import { screens } from '../../../content/screens.ts';
import { liesIn } from '../../../journeys/repair/situation.ts';
import type { Home } from '../../../journeys/shared/homes.ts';
import { fill } from '../../../machines/engine/index.ts';
import { keptJourneys } from '../../app/storage.ts';
import { LinkedText } from '../../renderer/LinkedText.tsx';
import { Card } from '../../ui/Card.tsx';
import { useMayAsk } from '../money/account/useMayAsk.ts';
import { CardBody } from './CardBody.tsx';
import type { HomeCardProps } from './card.ts';
import { owedAccounts } from './data/balance.ts';
import type { ThingToDo as RepairThing } from './data/repairs.ts';
import { byUrgency, type OtherThing } from './data/things.ts';
import { resumableJourneys } from './resumable-journeys.ts';
import { OtherThingToDo, ThingToDo } from './ThingToDo.tsx';
import { useOverdueChecks, useThings, useUnreadMessages } from './useThings.ts';
import './to-do.css';
import { now } from '../../client/clock.ts';

const copy = screens.home;

function thingKey(thing: OtherThing): string {
  switch (thing.kind) {
    case 'check':
      return `${thing.type} ${thing.premisesId}`;
    case 'begun':
      return thing.journey;
    case 'owed':
      return thing.account.id;
    case 'unread':
      return thing.kind;
  }
}

/** What needs doing, in words: the most pressing, and the rest when asked for, so that what is below stays in its place. */
export function ToDo({
  customerId,
  homes,
  reporting,
  accounts,
}: Pick<HomeCardProps, 'customerId' | 'reporting' | 'accounts'> & {
  readonly homes: readonly Home[] | undefined;
}) {
  const things = useThings(homes);
  const known = reporting.state === 'shown' ? reporting.value : undefined;
  const isOpen = homes?.some((home) => !liesIn(home, known?.closedAreas ?? [])) ?? false;
  const canReport = known !== undefined && !known.isStopped && (isOpen || known.closedAreas.length === 0);
  const isClosed = homes !== undefined && !isOpen && (known?.closedAreas.length ?? 0) > 0;
  const checks = useOverdueChecks(customerId, homes);
  const unread = useUnreadMessages();
  const mayAskForHelp = useMayAsk();
  const waiting = (things.state === 'shown' && !isClosed ? things.value : []).filter(
    ({ kind }) => kind !== 'draft' || canReport,
  );
  const begun = resumableJourneys(keptJourneys(customerId)).filter(
    ({ journey }) => journey !== 'repair' || canReport,
  );
  const hrefOf = ({ kind, order }: RepairThing): string | undefined =>
    kind === 'draft'
      ? begun.find(({ draftId }) => draftId === order.identifiers.worksOrderIdentifier)?.href
      : undefined;
  const inDrafts = new Set(waiting.flatMap((thing) => hrefOf(thing) ?? []));
  const others: readonly OtherThing[] = [
    // What is in hand here and saved as a draft is told once, with how long it is kept.
    ...begun.filter(({ href }) => !inDrafts.has(href)).map((one) => ({ kind: 'begun' as const, ...one })),
    ...(checks.state === 'shown' ? checks.value : []),
    ...(accounts.state === 'shown' ? owedAccounts(accounts.value) : []).map((account) => ({
      kind: 'owed' as const,
      account,
    })),
    ...unread,
  ];
  // What repairs want is told at once; that nothing does, when all is known.
  const isWaiting =
    waiting.length + others.length === 0 && (checks.state === 'loading' || accounts.state === 'loading');
  const hasSeveralHomes = (homes?.length ?? 0) > 1;
  const items = byUrgency<RepairThing | OtherThing>([...waiting, ...others], now()).map((one) =>
    'order' in one ? (
      <ThingToDo
        key={one.order.identifiers.worksOrderIdentifier}
        thing={one}
        address={hasSeveralHomes}
        href={hrefOf(one)}
      />
    ) : (
      <OtherThingToDo
        key={thingKey(one)}
        thing={one}
        address={hasSeveralHomes}
        mayAskForHelp={mayAskForHelp}
      />
    ),
  );
  return (
    <Card hero title={copy.needsDoing}>
      <CardBody
        state={
          reporting.state === 'loading' || (isWaiting && things.state === 'shown') ? 'loading' : things.state
        }
        failure={
          <p role="alert">
            <LinkedText>{copy.notFound}</LinkedText>
          </p>
        }
        onRetry={things.retry}
      >
        {items.length === 0 ? (
          <>
            <p>{copy.nothing}</p>
            <p>{copy.nothingText}</p>
          </>
        ) : (
          <ul className="ds-todo">{items.slice(0, 1)}</ul>
        )}
        {items.length > 1 ? (
          <details className="ds-todo-more">
            <summary>{fill(copy.more, { count: items.length - 1 })}</summary>
            <ul className="ds-todo">{items.slice(1)}</ul>
          </details>
        ) : null}
      </CardBody>
    </Card>
  );
}
