import type { ReactNode } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import type { HomeCard, HomeCardProps } from './card.ts';
import { homeCards } from './cards.ts';
import { FirstActions } from './FirstActions.tsx';
import type { ChosenHome } from './useChosenHome.ts';
import { type Presence, useOpenCards } from './useOpenCards.ts';

/** What is known of whether a card is there for the chosen home. */
function presenceAt({ isFor }: HomeCard, place: ChosenHome['place']): Presence {
  if (!isFor || place === null) return 'there';
  if (!place) return 'unknown';
  return isFor(place) ? 'there' : 'gone';
}

interface PlacedCard {
  readonly card: HomeCard;
  /** Whether it is to be there, and what it offers, is not known yet. */
  readonly isPending: boolean;
}

function Column({
  cards,
  props,
  homeKey,
}: {
  readonly cards: readonly PlacedCard[];
  readonly props: HomeCardProps;
  readonly homeKey: string;
}) {
  return cards.map(({ card: { id, Card, isHalf }, isPending }) => (
    <div
      key={`${id} ${homeKey}`}
      className="ds-home-place"
      data-card={id}
      data-half={isHalf || undefined}
      inert={isPending}
      data-pending={isPending || undefined}
    >
      <Card {...props} />
    </div>
  ));
}

/**
 * What residents come for most, what needs doing, and the cards about one home: in two columns where there is room, else
 * one after the other. Each card begins to read at once, and is seen once all above it in its column is there (`home.css`).
 */
export function Cards({
  toDo,
  chosen,
  ...props
}: Omit<HomeCardProps, 'home' | 'premisesId'> & { readonly toDo: ReactNode; readonly chosen: ChosenHome }) {
  const { place, home, premisesId, key } = chosen;
  const presenceFor = useOpenCards(homeCards, props.customerId, props.customer);
  const isWide = useMedia('(min-width: 64rem)');
  const own = { ...props, home, premisesId };
  const cards = homeCards
    .map((card): PlacedCard & { readonly presences: readonly Presence[] } => {
      const presences = [presenceAt(card, place), presenceFor(card)];
      return { card, presences, isPending: presences.includes('unknown') || card.isSettled?.(own) === false };
    })
    .filter(({ presences }) => !presences.includes('gone'));
  const first = <FirstActions {...own} place={place} />;
  const columnOf = (column: HomeCard['column']) => cards.filter(({ card }) => card.column === column);
  if (!isWide) {
    return (
      <div className="ds-home-column">
        {first}
        {toDo}
        <Column cards={cards} props={own} homeKey={key} />
      </div>
    );
  }
  return (
    <div className="ds-home-columns">
      <div className="ds-home-column">
        {toDo}
        <Column cards={columnOf('main')} props={own} homeKey={key} />
      </div>
      <div className="ds-home-column">
        {first}
        <Column cards={columnOf('side')} props={own} homeKey={key} />
      </div>
    </div>
  );
}
