import { useMemo } from 'react';
import { repairHistory as copy } from '../../../content/repair-history.ts';
import { newRepair, repairsPage } from '../../../journeys/shared/addresses.ts';
import { ListPage, ListTop } from '../../app/ListPage.tsx';
import { ListPlace } from '../../app/ListPlace.tsx';
import { identifiers } from '../../app/portal.ts';
import { ReturnHome } from '../../app/ReturnHome.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useIsOpen } from '../../app/useAccess.ts';
import { useHomes } from '../../app/useHomes.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useSettings } from '../../app/useSettings.ts';
import { ListView } from '../../lists/ListView.tsx';
import { useKeptList } from '../../lists/useKeptList.ts';
import { held } from '../../lists/useList.ts';
import { useListHere } from '../../lists/useListHere.ts';
import { repairList } from './data/repair-list.ts';
import './repairs-page.css';
import { ReportingStopped } from './ReportingStopped.tsx';
import { repairRows } from './repair-rows.tsx';
import { repairSource } from './repair-source.ts';

function Repairs({ customerId, isEndless }: { readonly customerId: string; readonly isEndless: boolean }) {
  const { running, list, whose, back } = useListHere(repairList, customerId, isEndless, repairSource);
  const homes = useHomes(customerId);
  const isOpen = useIsOpen();
  const isStopped = useSettings(['maintenance'])?.maintenance === true;
  const hasSeveralHomes = (homes?.length ?? 0) > 1;
  const presentation = useMemo(() => repairRows(hasSeveralHomes), [hasSeveralHomes]);
  usePageTitle(repairsPage);
  const open = useKeptList(whose, running, back);

  return (
    <>
      <ListTop title={copy.title} create={copy.create} to={newRepair} disabled={isStopped} />
      {isStopped ? <ReportingStopped /> : null}
      <ListPlace homes={homes} list={list} copy={copy} />
      <ListView
        definition={repairList}
        presentation={presentation}
        list={isOpen ? list : held(list)}
        link={RouterLink}
        resetFilters={<ReturnHome variant="quiet" />}
        onOpen={open}
      />
    </>
  );
}

/** Everything that was ever repaired, or is to be. */
export default function RepairsPage() {
  const customerId = identifiers.read().customerId ?? '';
  return (
    <ListPage step="historicRepairs" cardsBelow={repairList.cardsBelow}>
      {(isEndless) => <Repairs customerId={customerId} isEndless={isEndless} />}
    </ListPage>
  );
}
