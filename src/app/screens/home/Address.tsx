import { screens } from '../../../../content/screens.ts';
import type { Home } from '../../../../journeys/shared/homes.ts';
import { Choice } from '../../../lists/Choice.tsx';
import type { ChosenHome } from './useChosenHome.ts';

/** Longest address that is shown whole, in characters. */
const longest = 84;

/** An address as it is shown; cut short, the whole of it is its title. */
const shown = (address: string): { readonly label: string; readonly title?: string } =>
  address.length > longest ? { label: `${address.slice(0, longest)}…`, title: address } : { label: address };

/** Which home the cards are about: a choice where there is one, else just the address. */
export function Address({
  homes,
  chosen,
}: {
  readonly homes: readonly Home[] | undefined;
  readonly chosen: ChosenHome;
}) {
  const { home, choose } = chosen;
  const only = shown(home?.address ?? '');
  return (
    <div className="ds-home-address">
      {homes && homes.length > 1 ? (
        <Choice
          label={screens.home.address}
          value={home?.premisesId ?? ''}
          options={homes.map(({ premisesId, address }) => ({ value: premisesId, ...shown(address) }))}
          onChoose={choose}
        />
      ) : null}
      {homes?.length === 1 ? (
        <>
          <p className="ds-caption">{screens.home.address}</p>
          <p title={only.title}>{only.label}</p>
        </>
      ) : null}
    </div>
  );
}
