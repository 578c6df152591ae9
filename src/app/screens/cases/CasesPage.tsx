import { caseList as copy } from '../../../../content/case-list.ts';
import type { CaseItem } from '../../../../contract/cases.ts';
import { caseList } from '../../../../journeys/lists/cases/list.ts';
import { findCases } from '../../../../journeys/lists/cases/search.ts';
import { caseSearch, newCase } from '../../../../journeys/shared/case-places.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { useKeptList } from '../../../lists/useKeptList.ts';
import { held, type ListSource } from '../../../lists/useList.ts';
import { useListHere } from '../../../lists/useListHere.ts';
import { casesAreOpen } from '../../access.ts';
import { gateway, identifiers } from '../../portal.ts';
import { Redirect } from '../../Redirect.tsx';
import { ReturnHome } from '../../ReturnHome.tsx';
import { RouterLink } from '../../RouterLink.tsx';
import { type Access, useAccess } from '../../useAccess.ts';
import { useHomes } from '../../useHomes.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { ListPage, ListTop } from '../ListPage.tsx';
import { ListPlace } from '../ListPlace.tsx';
import './cases.css';
import { keepCase } from './keptCase.ts';
import { caseRows } from './rows.tsx';

const sourceFor = (customerId: string): ListSource<CaseItem> => ({
  keyOf: caseRows.keyOf,
  fetch: (request, signal) => findCases(request, { gateway, customerId, signal }),
});

function CaseList({
  customerId,
  access,
  isEndless,
}: {
  readonly customerId: string;
  readonly access: Access;
  readonly isEndless: boolean;
}) {
  const { running, list, whose, back } = useListHere(caseList, customerId, isEndless, sourceFor);
  const homes = useHomes(customerId);
  usePageTitle(caseSearch);
  const leave = useKeptList(whose, running, back);
  const open = (reference: string) => {
    const item = running.rows.find((row) => caseRows.keyOf(row) === reference);
    if (item) keepCase(customerId, item);
    leave(reference);
  };
  return (
    <>
      <ListTop title={copy.title} create={copy.create} to={newCase} />
      <ListPlace homes={homes} list={list} copy={copy} isCut={isEndless} />
      <ListView
        definition={caseList}
        presentation={caseRows}
        list={access === 'unknown' ? held(list) : list}
        link={RouterLink}
        resetFilters={<ReturnHome variant="quiet" />}
        onOpen={open}
      />
    </>
  );
}

/** Every service request that the resident ever made. */
export function CasesPage() {
  const customerId = identifiers.read().customerId ?? '';
  const access = useAccess(casesAreOpen, customerId);
  if (access === 'closed') return <Redirect to="/customer360View" />;
  return (
    <ListPage step="casesearch" cardsBelow={caseList.cardsBelow}>
      {(isEndless) => <CaseList customerId={customerId} access={access} isEndless={isEndless} />}
    </ListPage>
  );
}
