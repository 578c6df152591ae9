import type { HomeCard, HomeCardProps } from './card.ts';
import { homeCards } from './cards.ts';
import type { ChosenHome } from './useChosenHome.ts';
import { type Presence, useOpenCards } from './useOpenCards.ts';

/** What is known of whether a card is there for the chosen home. */
function presenceAt({ isFor }: HomeCard, place: ChosenHome['place']): Presence {
  if (!isFor || place === null) return 'there';
  if (!place) return 'unknown';
  return isFor(place) ? 'there' : 'gone';
}

/**
 * The cards about one home. Each begins to read at once; where it is not known yet whether a card is there, it and those
 * after it keep their places without showing, so that none shows that is then taken away, and none moves.
 */
export function Cards({
  chosen,
  ...props
}: Omit<HomeCardProps, 'home' | 'premisesId'> & { readonly chosen: ChosenHome }) {
  const { place, home, premisesId, key } = chosen;
  const presenceFor = useOpenCards(homeCards, props.customerId, props.customer);
  const own = { ...props, home, premisesId };
  const known = homeCards
    .map((card) => ({ card, presences: [presenceAt(card, place), presenceFor(card)] }))
    .filter(({ presences }) => !presences.includes('gone'));
  const undecided = known.findIndex(({ presences }) => presences.includes('unknown'));
  const decided = undecided === -1 ? known.length : undecided;
  return (
    <div className="ds-grid">
      {known.map(({ card: { id, Card, isSettled } }, index) => (
        <div
          key={`${id} ${key}`}
          className="ds-home-place"
          inert={index >= decided || isSettled?.(own) === false}
        >
          <Card {...own} />
        </div>
      ))}
    </div>
  );
}
