import { app } from '../../../../content/app.ts';
import { repair as repairWords } from '../../../../content/repair.ts';
import { screens } from '../../../../content/screens.ts';
import { routes } from '../../../../journeys/repair/routes.ts';
import { liesIn } from '../../../../journeys/repair/situation.ts';
import type { Home } from '../../../../journeys/shared/homes.ts';
import type { Memory } from '../../../../machines/memory.ts';
import { fill } from '../../../../machines/words.ts';
import { Words } from '../../../renderer/Words.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { keptJourneys } from '../../kept.ts';
import { RouterLink } from '../../RouterLink.tsx';
import { CardBody } from './CardBody.tsx';
import { ThingToDo } from './ThingToDo.tsx';
import type { ShownReporting } from './useReporting.ts';
import { useThings } from './useThings.ts';
import './to-do.css';

const words = screens.home;

const addressOf = (step: string | null): string =>
  Object.entries(routes).find(([id]) => id === step)?.[1] ?? routes.property;

/** A report that was begun in this tab. */
function Begun({ memory }: { readonly memory: Memory }) {
  return (
    <li>
      <div>
        <strong>{fill(words.carryOn, { journey: repairWords.name })}</strong>
        <p>{words.carryOnText}</p>
      </div>
      <ButtonLink look="quiet" link={RouterLink} href={addressOf(memory.at)}>
        {app.continue}
      </ButtonLink>
    </li>
  );
}

const beganReport = ({ at, journey }: Memory): boolean => at !== null && journey === 'repair';

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
  const begun = canReport ? keptJourneys(customerId).filter(beganReport) : [];
  const waiting = (things.state === 'shown' && !isClosed ? things.value : []).filter(
    ({ thing }) => thing.kind !== 'draft' || canReport,
  );
  const items = [
    ...begun.map((memory) => <Begun key={memory.journey} memory={memory} />),
    ...waiting.map((timed) => (
      <ThingToDo
        key={timed.thing.order.identifiers.worksOrderIdentifier}
        timed={timed}
        address={(homes?.length ?? 0) > 1}
      />
    )),
  ];
  return (
    <Card hero title={words.needsDoing}>
      <CardBody
        state={reporting.state === 'loading' ? 'loading' : things.state}
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
