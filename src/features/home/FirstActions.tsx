import { screens } from '../../../content/screens.ts';
import { canBePaid } from '../../../contract/account-rules.ts';
import { liesIn } from '../../../journeys/repair/situation.ts';
import { accountPage, newRepair, payPage } from '../../../journeys/shared/addresses.ts';
import { Begin } from '../../app/Begin.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { card } from '../../ui/icons/card.ts';
import { spanner } from '../../ui/icons/spanner.ts';
import type { HomeCardProps } from './card.ts';
import { balanceAt } from './data/balance.ts';
import { showsRepairs } from './data/repairs.ts';
import { isReportingKnown } from './RepairsCard.tsx';
import type { ChosenHome } from './useChosenHome.ts';

const copy = screens.home;

const pay = (
  <>
    <Icon path={card} />
    {copy.payFirst}
  </>
);

/** What residents come for most: to report a repair, and to pay. Their place is the same before it is known what is offered. */
export function FirstActions({
  reporting,
  accounts,
  home,
  premisesId,
  place,
}: Pick<HomeCardProps, 'reporting' | 'accounts' | 'home' | 'premisesId'> & Pick<ChosenHome, 'place'>) {
  const known = reporting.state === 'shown' ? reporting.value : undefined;
  const isElsewhere = home && known && liesIn(home, known.closedAreas);
  const isOffered = !isElsewhere && (!place || showsRepairs(place.tenancyType));
  const account =
    accounts.state === 'shown' ? balanceAt(accounts.value, premisesId ?? null).account : undefined;
  const isPending = place === undefined || !isReportingKnown({ reporting, home });
  return (
    <div className="ds-home-first" inert={isPending}>
      {isOffered ? (
        <Begin to={newRepair} variant="strong" disabled={known?.isStopped === true}>
          <Icon path={spanner} />
          {copy.reportFirst}
        </Begin>
      ) : null}
      {account && canBePaid(account.kind) ? (
        <Begin to={payPage} facts={{ accountId: account.id }}>
          {pay}
        </Begin>
      ) : (
        <ButtonLink variant="quiet" href={accountPage} link={RouterLink}>
          {pay}
        </ButtonLink>
      )}
    </div>
  );
}
