import { app } from '../../../../content/app.ts';
import { screens } from '../../../../content/screens.ts';
import { liesIn } from '../../../../journeys/repair/situation.ts';
import { byUrgency, type OtherThing } from '../../../../journeys/shared/dashboard-things.ts';
import type { Home } from '../../../../journeys/shared/homes.ts';
import { fill } from '../../../../machines/words.ts';
import { Words } from '../../../renderer/Words.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { keptJourneys } from '../../kept.ts';
import { RouterLink } from '../../RouterLink.tsx';
import { type Begun, begunIn } from './begun.ts';
import { CardBody } from './CardBody.tsx';
import { OtherThingToDo, ThingToDo } from './ThingToDo.tsx';
import type { ShownReporting } from './useReporting.ts';
import { useOverdueChecks, useThings, useUnreadMessages } from './useThings.ts';
import './to-do.css';

const words = screens.home;

/** Something that was begun in this tab. */
function CarryOn({ begun: { name, href } }: { readonly begun: Begun }) {
  return (
    <li>
      <div>
        <strong>{fill(words.carryOn, { journey: name })}</strong>
        <p>{words.carryOnText}</p>
      </div>
      <ButtonLink look="quiet" link={RouterLink} href={href}>
        {app.continue}
      </ButtonLink>
    </li>
  );
}

const keyOf = (thing: OtherThing): string =>
  thing.kind === 'check' ? `${thing.type} ${thing.premisesId}` : thing.kind;

/** What needs doing, in words: the most pressing, and the rest when asked for, so that what is below stays in its place. */
export function ToDo({
  customerId,
  homes,
  reporting,
}: {
  readonly customerId: string;
  readonly homes: readonly Home[] | undefined;
  readonly reporting: ShownReporting;
}) {
  const things = useThings(homes);
  const known = reporting.state === 'shown' ? reporting.value : undefined;
  const isOpen = homes?.some((home) => !liesIn(home, known?.closedAreas ?? [])) ?? false;
  const canReport = known !== undefined && !known.isStopped && (isOpen || known.closedAreas.length === 0);
  const isClosed = homes !== undefined && !isOpen && (known?.closedAreas.length ?? 0) > 0;
  const checks = useOverdueChecks(customerId, homes);
  const unread = useUnreadMessages();
  const begun = begunIn(keptJourneys(customerId)).filter(({ journey }) => journey !== 'repair' || canReport);
  const waiting = (things.state === 'shown' && !isClosed ? things.value : []).filter(
    ({ thing }) => thing.kind !== 'draft' || canReport,
  );
  const besides = [...(checks.state === 'shown' ? checks.value : []), ...unread];
  // What repairs want is told at once; that nothing does, when all is known.
  const isWaiting = begun.length + waiting.length === 0 && checks.state === 'loading';
  const hasSeveralHomes = (homes?.length ?? 0) > 1;
  const items = [
    ...begun.map((one) => <CarryOn key={one.journey} begun={one} />),
    ...byUrgency([...waiting, ...besides], new Date()).map((one) =>
      'kind' in one ? (
        <OtherThingToDo key={keyOf(one)} thing={one} address={hasSeveralHomes} />
      ) : (
        <ThingToDo
          key={one.thing.order.identifiers.worksOrderIdentifier}
          timed={one}
          address={hasSeveralHomes}
        />
      ),
    ),
  ];
  return (
    <Card hero title={words.needsDoing}>
      <CardBody
        state={
          reporting.state === 'loading' || (isWaiting && things.state === 'shown') ? 'loading' : things.state
        }
        failure={
          <p role="alert">
            <Words>{words.notFound}</Words>
          </p>
        }
        onRetry={things.retry}
      >
        {items.length === 0 ? (
          <>
            <p>{words.nothing}</p>
            <p>{words.nothingText}</p>
          </>
        ) : (
          <ul className="ds-todo">{items.slice(0, 1)}</ul>
        )}
        {items.length > 1 ? (
          <details className="ds-todo-more">
            <summary>{fill(words.more, { count: items.length - 1 })}</summary>
            <ul className="ds-todo">{items.slice(1)}</ul>
          </details>
        ) : null}
      </CardBody>
    </Card>
  );
}
