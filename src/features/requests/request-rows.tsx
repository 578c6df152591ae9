import { caseStatuses, caseList as copy } from '../../../content/case-list.ts';
import type { CaseItem } from '../../../contract/cases.ts';
import { shortDate } from '../../../contract/dates.ts';
import { ownerNameOf } from '../../../journeys/shared/case-owner.ts';
import { fill } from '../../../machines/engine/index.ts';
import type { ListPresentation } from '../../lists/presentation.ts';
import { Pill } from '../../ui/Pill.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { addressOfCase } from '../links.ts';
import { caseTone } from './data/request-status.ts';

const ownerOf = ({ assignee, assigneeType }: CaseItem): string => ownerNameOf(assignee, assigneeType);

/** How a service request stands. */
export function CaseState({ status }: Pick<CaseItem, 'status'>) {
  return <Pill tone={caseTone(status)}>{caseStatuses[status]}</Pill>;
}

/** How service requests look in their list. */
export const caseRows: ListPresentation<CaseItem> = {
  copy,
  messages: {
    nothing: 'Case_CC021_no_results',
    noMatch: 'Case_CC021_no_results',
    failed: 'case_Search_Alert_Message',
  },
  keyOf: ({ caseReferenceNumber }) => caseReferenceNumber,
  addressOf: ({ caseReferenceNumber }) => addressOfCase(caseReferenceNumber),
  nameOf: ({ caseTypeDescription, caseReferenceNumber }) => `${caseTypeDescription}, ${caseReferenceNumber}`,
  cells: {
    reference: ({ caseReferenceNumber, caseTypeDescription }) => (
      <>
        <span className="ds-case-number">{caseReferenceNumber}</span>
        <VisuallyHidden>: {caseTypeDescription}</VisuallyHidden>
      </>
    ),
    type: ({ caseTypeDescription }) => <strong>{caseTypeDescription}</strong>,
    created: ({ createdDate }) => <span className="ds-case-number">{shortDate(createdDate)}</span>,
    owner: ownerOf,
    status: CaseState,
  },
  card: (item) => (
    <>
      <div className="ds-card-top">
        <h2>{item.caseTypeDescription}</h2>
        <CaseState status={item.status} />
      </div>
      <p className="ds-hint">
        {item.caseReferenceNumber} · {fill(copy.created, { date: shortDate(item.createdDate) })}
        <br />
        {fill(copy.owner, { owner: ownerOf(item) })}
      </p>
    </>
  ),
};
