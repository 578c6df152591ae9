import { screens } from '../../../../content/screens.ts';
import type { Home } from '../../../../journeys/repair/vocabulary.ts';
import { Choice } from '../../../lists/Choice.tsx';
import type { ChosenHome } from './useChosenHome.ts';

/** Which home the cards are about: a choice where there is one, else just the address. */
export function Address({
  homes,
  chosen,
}: {
  readonly homes: readonly Home[] | undefined;
  readonly chosen: ChosenHome;
}) {
  const { home, choose } = chosen;
  return (
    <div className="ds-home-address">
      {homes && homes.length > 1 ? (
        <Choice
          label={screens.home.address}
          value={home?.premisesId ?? ''}
          options={homes.map(({ premisesId, address }) => ({ value: premisesId, label: address }))}
          onChoose={choose}
        />
      ) : null}
      {homes?.length === 1 ? (
        <>
          <p className="ds-caption">{screens.home.address}</p>
          <p>{home?.address}</p>
        </>
      ) : null}
    </div>
  );
}
