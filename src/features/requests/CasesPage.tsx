import { caseList as copy } from '../../../content/case-list.ts';
import { complaints } from '../../../content/complaints.ts';
import type { CaseItem } from '../../../contract/cases.ts';
import { casesPage, complaintsPage, newCase } from '../../../journeys/shared/addresses.ts';
import { ListPage, ListTop } from '../../app/ListPage.tsx';
import { ListPlace } from '../../app/ListPlace.tsx';
import { gateway, identifiers } from '../../app/portal.ts';
import { ReturnHome } from '../../app/ReturnHome.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { listRead } from '../../app/remembered.ts';
import { useIsOpen } from '../../app/useAccess.ts';
import { useHomes } from '../../app/useHomes.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { ListView } from '../../lists/ListView.tsx';
import { useKeptList } from '../../lists/useKeptList.ts';
import { held, type ListSource } from '../../lists/useList.ts';
import { useListHere } from '../../lists/useListHere.ts';
import { caseList } from './data/request-list.ts';
import { findCases } from './data/request-search.ts';
import './cases.css';
import { keepCase } from './kept-case.ts';
import { caseRows } from './request-rows.tsx';

const sourceFor = (customerId: string): ListSource<CaseItem> => ({
  keyOf: caseRows.keyOf,
  ...listRead('cases', (request, signal) => findCases(request, { gateway, customerId, signal })),
});

function CaseList({ customerId, isEndless }: { readonly customerId: string; readonly isEndless: boolean }) {
  const { running, list, whose, back } = useListHere(caseList, customerId, isEndless, sourceFor);
  const homes = useHomes(customerId);
  const isOpen = useIsOpen();
  usePageTitle(casesPage);
  const leave = useKeptList(whose, running, back);
  const open = (reference: string) => {
    const item = running.rows.find((row) => caseRows.keyOf(row) === reference);
    if (item) keepCase(customerId, item);
    leave(reference);
  };
  return (
    <>
      <ListTop title={copy.title} create={copy.create} to={newCase} />
      <p className="ds-no-print">
        <RouterLink href={complaintsPage}>{complaints.all}</RouterLink>
      </p>
      <ListPlace homes={homes} list={list} copy={copy} isCut={isEndless} />
      <ListView
        definition={caseList}
        presentation={caseRows}
        list={isOpen ? list : held(list)}
        link={RouterLink}
        resetFilters={<ReturnHome variant="quiet" />}
        onOpen={open}
      />
    </>
  );
}

/** Every service request that the resident ever made. */
export default function CasesPage() {
  const customerId = identifiers.read().customerId ?? '';
  return (
    <ListPage step="casesearch" cardsBelow={caseList.cardsBelow}>
      {(isEndless) => <CaseList customerId={customerId} isEndless={isEndless} />}
    </ListPage>
  );
}
