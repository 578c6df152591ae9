import { Fragment } from 'react';
import { screens } from '../../../content/screens.ts';
import type { Home } from '../../../journeys/shared/homes.ts';
import { fill } from '../../../machines/engine/index.ts';
import { now } from '../../client/clock.ts';
import { LinkedText, withLinks } from '../../renderer/LinkedText.tsx';
import { Announced } from '../../ui/Announced.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useMayAsk } from '../money/account/useMayAsk.ts';
import { CardBody } from './CardBody.tsx';
import type { HomeCardProps } from './card.ts';
import { divideRows } from './data/rows.ts';
import { isEmergency, type OtherThing, type Thing } from './data/things.ts';
import { targetOfOther, targetOfRepair } from './row-target.ts';
import { OtherActions, RepairActions } from './ThingActions.tsx';
import { ThingRow } from './ThingRow.tsx';
import { otherThingInWords, type ThingInWords, thingInWords } from './thing-words.ts';
import { type Item, useToDo } from './useToDo.ts';
import './to-do.css';

const copy = screens.home;

const thingOf = (item: Item): Thing => ('repair' in item ? item.repair : item.other);

const itemKind = (item: Item): Thing['kind'] => thingOf(item).kind;

const addressOf = (thing: OtherThing): string => {
  if (thing.kind === 'check') return thing.address;
  return thing.kind === 'owed' ? thing.account.address : '';
};

const wordsOf = (item: Item): ThingInWords =>
  'repair' in item ? thingInWords(item.repair, now()) : otherThingInWords(item.other);

const placeOf = (item: Item): string =>
  'repair' in item ? item.repair.order.asset.fullAddress : addressOf(item.other);

/** What comes first, with what can be done about it. */
function First({
  item,
  hasSeveralHomes,
  mayAskForHelp,
}: {
  readonly item: Item;
  readonly hasSeveralHomes: boolean;
  readonly mayAskForHelp: boolean;
}) {
  const { title, text } = wordsOf(item);
  const place = hasSeveralHomes ? placeOf(item) : '';
  return (
    <div className="ds-todo-first ds-card-hero">
      <div className="ds-todo-words">
        {'repair' in item && isEmergency(item.repair) ? <Pill tone="bad">{copy.emergency}</Pill> : null}
        <h3>{title}</h3>
        {text === '' ? null : <p className="ds-hint">{withLinks(text)}</p>}
        {place === '' ? null : <p className="ds-hint">{place}</p>}
      </div>
      <div className="ds-actions">
        {'repair' in item ? (
          <RepairActions thing={item.repair} href={item.href} />
        ) : (
          <OtherActions thing={item.other} mayAskForHelp={mayAskForHelp} />
        )}
      </div>
    </div>
  );
}

interface RowsProps {
  readonly items: readonly Item[];
  readonly hasSeveralHomes: boolean;
}

const Rows = ({ items, hasSeveralHomes }: RowsProps) =>
  items.map((item) => (
    <ThingRow
      key={item.key}
      kind={itemKind(item)}
      words={wordsOf(item)}
      place={hasSeveralHomes ? placeOf(item) : ''}
      target={'repair' in item ? targetOfRepair(item.repair, item.href) : targetOfOther(item.other)}
    />
  ));

/** Things that are shown once somebody asks for them. */
function Later({ line, ...rows }: RowsProps & { readonly line: string }) {
  return (
    <li>
      <details className="ds-todo-more">
        <summary>{fill(line, { count: rows.items.length })}</summary>
        <ul className="ds-rows">
          <Rows {...rows} />
        </ul>
      </details>
    </li>
  );
}

/** What is to be done after the first thing. */
function Rest({ items, hasSeveralHomes }: RowsProps) {
  const { groups, later } = divideRows(items, thingOf, now());
  return (
    <ul className="ds-rows">
      {groups.map(({ shown, folded }) => (
        <Fragment key={shown[0]?.key}>
          <Rows items={shown} hasSeveralHomes={hasSeveralHomes} />
          {folded.length > 0 ? (
            <Later items={folded} hasSeveralHomes={hasSeveralHomes} line={copy.more} />
          ) : null}
        </Fragment>
      ))}
      {later.length > 0 ? (
        <Later items={later} hasSeveralHomes={hasSeveralHomes} line={copy.moreThings} />
      ) : null}
    </ul>
  );
}

function Nothing() {
  return (
    <div className="ds-todo-first ds-card-hero">
      <div className="ds-todo-words">
        <h3>{copy.nothing}</h3>
        <p className="ds-hint">{copy.nothingText}</p>
      </div>
    </div>
  );
}

/** What needs doing, in words: the most pressing on a strong ground, the rest in rows below it. */
export function ToDo(
  props: Pick<HomeCardProps, 'customerId' | 'reporting' | 'accounts'> & {
    readonly homes: readonly Home[] | undefined;
  },
) {
  const { state, isComplete, items, retry } = useToDo(props);
  const mayAskForHelp = useMayAsk();
  const hasSeveralHomes = (props.homes?.length ?? 0) > 1;
  const [first, ...rest] = items;
  return (
    <section
      className="ds-card ds-todo"
      aria-labelledby="to-do"
      data-state={state}
      data-pending={!isComplete || undefined}
    >
      <h2 id="to-do">
        <VisuallyHidden>{copy.needsDoing}</VisuallyHidden>
      </h2>
      <CardBody
        state={state}
        rows="some"
        failure={
          <Announced urgency="assertive">
            <p>
              <LinkedText>{copy.notFound}</LinkedText>
            </p>
          </Announced>
        }
        onRetry={retry}
      >
        {first ? (
          <First item={first} hasSeveralHomes={hasSeveralHomes} mayAskForHelp={mayAskForHelp} />
        ) : (
          <Nothing />
        )}
        {rest.length > 0 ? <Rest items={rest} hasSeveralHomes={hasSeveralHomes} /> : null}
      </CardBody>
    </section>
  );
}
