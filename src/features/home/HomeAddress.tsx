import { useRef } from 'react';
import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { shortAddress } from '../../app/short-address.ts';
import type { HomesRead } from '../../app/useHomes.ts';
import { Choice } from '../../lists/Choice.tsx';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ChosenHome } from './useChosenHome.ts';

/** Which home the cards are about: a choice where there is one, else just the address; or that none could be read. */
export function HomeAddress({
  read: { homes, isFailed, retry },
  chosen,
}: {
  readonly read: HomesRead;
  readonly chosen: ChosenHome;
}) {
  const { home, choose } = chosen;
  const only = shortAddress(home?.address ?? '');
  const place = useRef<HTMLDivElement>(null);
  const readAgain = () => {
    // The button goes away with its message; the focus stays where the addresses will be.
    place.current?.focus();
    retry();
  };
  return (
    <div className="ds-home-address" tabIndex={-1} ref={place}>
      {isFailed ? (
        <>
          <MessageNotice tone="error" message="cases_servicedown" announced />
          <Button variant="quiet" onClick={readAgain}>
            {app.tryAgain}
          </Button>
        </>
      ) : null}
      {homes && homes.length > 1 ? (
        <Choice
          label={screens.home.address}
          value={home?.premisesId ?? ''}
          options={homes.map(({ premisesId, address }) => ({ value: premisesId, ...shortAddress(address) }))}
          onChoose={choose}
        />
      ) : null}
      {homes?.length === 1 ? (
        <p className="ds-hint" title={only.title}>
          <VisuallyHidden>{screens.home.address}: </VisuallyHidden>
          {only.label}
        </p>
      ) : null}
    </div>
  );
}
