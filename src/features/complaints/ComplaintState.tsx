import { complaintStatuses, complaints as copy } from '../../../content/complaints.ts';
import type { ComplaintItem } from '../../../contract/complaints.ts';
import { Pill } from '../../ui/Pill.tsx';
import { complaintTone } from './data/complaint-words.ts';

/** How a complaint stands: its status, and whether something is late or was put off. */
export function ComplaintState({ item }: { readonly item: Pick<ComplaintItem, 'status' | 'next'> }) {
  return (
    <span className="ds-complaint-state">
      <Pill tone={complaintTone(item)}>{complaintStatuses[item.status]}</Pill>
      {item.next?.isMissed ? <Pill tone="bad">{copy.late}</Pill> : null}
      {item.next?.isExtended ? <Pill tone="warning">{copy.extended}</Pill> : null}
    </span>
  );
}
