import { useMemo, useRef } from 'react';
import { app } from '../../../../content/app.ts';
import { repairHistory as words } from '../../../../content/repair-history.ts';
import { repairList } from '../../../../journeys/lists/repairs/list.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { useIsNarrow } from '../../../lists/useIsNarrow.ts';
import { useKeptList } from '../../../lists/useKeptList.ts';
import { held } from '../../../lists/useList.ts';
import { useListHere } from '../../../lists/useListHere.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { repairsAreOpen } from '../../access.ts';
import { Frame } from '../../Frame.tsx';
import { identifiers } from '../../portal.ts';
import { Redirect } from '../../Redirect.tsx';
import { RouterLink } from '../../RouterLink.tsx';
import { type Access, useAccess } from '../../useAccess.ts';
import { useHomes } from '../../useHomes.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { useSetting } from '../../useSetting.ts';
import { Begin } from '../Begin.tsx';
import { ListPlace } from '../ListPlace.tsx';
import '../list-page.css';
import './history.css';
import { lookOf } from './look.tsx';
import { Stopped } from './Stopped.tsx';
import { repairSource } from './source.ts';

function Repairs({
  customerId,
  access,
  isEndless,
}: {
  readonly customerId: string;
  readonly access: Access;
  readonly isEndless: boolean;
}) {
  const { running, list, whose, back } = useListHere(repairList, customerId, isEndless, repairSource);
  const homes = useHomes(customerId);
  const isStopped = useSetting('isMyPbRepairsMaintainence') === 'true';
  const hasSeveralHomes = (homes?.length ?? 0) > 1;
  const look = useMemo(() => lookOf(hasSeveralHomes), [hasSeveralHomes]);
  usePageTitle('/historicRepairs');
  const open = useKeptList(whose, running, back);

  return (
    <>
      <div className="ds-list-top">
        <h1 tabIndex={-1}>{words.title}</h1>
        <div className="ds-no-print">
          <Begin to="/repairproperty" look="strong" disabled={isStopped}>
            {words.create}
          </Begin>
        </div>
      </div>
      {isStopped ? <Stopped /> : null}
      <ListPlace homes={homes} list={list} words={words} />
      <ListView
        definition={repairList}
        look={look}
        list={access === 'unknown' ? held(list) : list}
        link={RouterLink}
        wayOut={
          <ButtonLink look="quiet" href="/customer360View" link={RouterLink}>
            {app.returnHome}
          </ButtonLink>
        }
        onOpen={open}
      />
    </>
  );
}

/** Everything that was ever repaired, or is to be. */
export function Screen() {
  const customerId = identifiers.read().customerId ?? '';
  const access = useAccess(repairsAreOpen, customerId);
  const box = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(box, repairList.cardsBelow);
  if (access === 'closed') return <Redirect to="/customer360View" />;
  return (
    <Frame width="wide">
      <section className="ds-stack" data-step="historicRepairs" ref={box}>
        {isNarrow === undefined ? null : (
          <Repairs customerId={customerId} access={access} isEndless={isNarrow} />
        )}
      </section>
    </Frame>
  );
}
