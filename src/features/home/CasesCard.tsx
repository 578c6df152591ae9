import { caseList } from '../../../content/case-list.ts';
import { homeCards } from '../../../content/home-cards.ts';
import { pageTitles } from '../../../content/page-titles.ts';
import { screens } from '../../../content/screens.ts';
import { type CaseItem, searchCases } from '../../../contract/cases.ts';
import { shortDate } from '../../../contract/dates.ts';
import { casesPage, newCase } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { Begin } from '../../app/Begin.tsx';
import { gateway } from '../../app/portal.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import type { ShownRecord } from '../../app/shown-record.ts';
import { useReading } from '../../app/useReading.ts';
import { aWhile } from '../../client/reads.ts';
import { withLinks } from '../../renderer/LinkedText.tsx';
import { MessageNotice, PlainMessage } from '../../renderer/MessageNotice.tsx';
import { addressOfCase } from '../links.ts';
import { casesToShow, newestCases } from '../requests/data/newest-requests.ts';
import { keepCase } from '../requests/kept-case.ts';
import { CaseState } from '../requests/request-rows.tsx';
import { CardBody } from './CardBody.tsx';
import type { HomeCardProps } from './card.ts';
import { Folded } from './Folded.tsx';

const copy = homeCards.requests;

/** The service requests about a home that matter most now, and the ways to all of them and to another. */
export function CasesCard({ customerId, premisesId }: HomeCardProps) {
  const read = async (signal: AbortSignal) => {
    const query = newestCases(customerId, premisesId ?? null);
    return casesToShow((await gateway.call(searchCases, { query }, { signal })).cases);
  };
  const cases = useReading(
    { name: ['newest requests', premisesId], read, keptFor: aWhile },
    premisesId !== undefined,
  );
  return <CasesCardOf cases={cases} onOpen={(item) => keepCase(customerId, item)} />;
}

/** The newest request in a line. */
function summaryOf(cases: ShownRecord<readonly CaseItem[]>): string {
  if (cases.state !== 'shown') return '';
  const [newest] = cases.value;
  return newest ? fill(copy.newest, { request: newest.caseTypeDescription }) : copy.none;
}

/** The card with what is known of the requests. */
export function CasesCardOf({
  cases,
  onOpen,
}: {
  readonly cases: ShownRecord<readonly CaseItem[]>;
  onOpen(item: CaseItem): void;
}) {
  const items = cases.state === 'shown' ? cases.value : [];
  return (
    <Folded
      title={pageTitles.requests}
      summary={summaryOf(cases)}
      isNews={cases.state === 'failed'}
      action={
        <RouterLink href={casesPage} className="ds-card-link">
          {caseList.viewAll}
        </RouterLink>
      }
      footer={<Begin to={newCase}>{caseList.create}</Begin>}
    >
      <CardBody
        rows="some"
        state={cases.state}
        failure={<MessageNotice tone="error" message="case_Card_Alert_Message" announced />}
        onRetry={cases.retry}
      >
        {items.length === 0 ? (
          <PlainMessage message="Case_Card_0027" />
        ) : (
          <ul className="ds-home-items">
            {items.map((item) => (
              <li key={item.id}>
                <div className="ds-home-item-top">
                  <RouterLink href={addressOfCase(item.caseReferenceNumber)} onClick={() => onOpen(item)}>
                    <strong>{item.caseTypeDescription}</strong>
                  </RouterLink>
                  <CaseState status={item.status} />
                </div>
                <p className="ds-hint">
                  {fill(screens.home.created, { date: shortDate(item.createdDate) })} ·{' '}
                  {withLinks(item.caseReferenceNumber)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Folded>
  );
}
