import { homeCards } from '../../../content/home-cards.ts';
import type { ComplianceType } from '../../../contract/compliance.ts';
import { shortDate } from '../../../contract/dates.ts';
import { fill } from '../../../machines/engine/index.ts';
import type { ShownRecord } from '../../app/shown-record.ts';
import { LinkedText } from '../../renderer/LinkedText.tsx';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { sharedPlaceholders } from '../../renderer/shared-placeholders.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { CardBody } from './CardBody.tsx';
import type { SafetyCheck } from './data/safety.ts';
import { Folded } from './Folded.tsx';

const copy = homeCards.safety;

const dayOf = (day: string | null, otherwise: string): string => (day === null ? otherwise : shortDate(day));

function factsOf({ record }: SafetyCheck) {
  const { visitDue, visitActual, visitOutcome, contractor } = record;
  return [
    { name: copy.due, value: dayOf(visitDue, copy.noDate) },
    { name: copy.lastVisit, value: dayOf(visitActual, copy.noVisit) },
    { name: copy.outcome, value: visitOutcome === null ? copy.noVisit : copy.outcomes[visitOutcome] },
    { name: copy.contractor, value: contractor?.contractorName ?? copy.noContractor },
    {
      name: copy.contact,
      value: <LinkedText>{contractor?.contractorNumber ?? copy.noContractor}</LinkedText>,
    },
  ];
}

function StateOf({ check }: { readonly check: SafetyCheck }) {
  if (check.isOverdue) return <Pill tone="bad">{copy.overdue}</Pill>;
  return check.record.dateDecommissioned === null ? null : <Pill>{copy.unused}</Pill>;
}

/** What is said of a check that nobody has to do anything about. */
const foldedLine = ({ record: { visitDue } }: SafetyCheck): string =>
  visitDue === null ? copy.noDate : fill(copy.dueOn, { date: shortDate(visitDue) });

/** The safety check of something in the home: when it is due, and what became of the last visit. */
export function CheckCard({
  type,
  check,
}: {
  readonly type: ComplianceType;
  readonly check: ShownRecord<SafetyCheck | null>;
}) {
  const known = check.state === 'shown' ? check.value : null;
  return (
    <Folded
      title={copy[type]}
      status={known ? <StateOf check={known} /> : null}
      summary={known ? foldedLine(known) : ''}
      isNews={check.state === 'failed'}
    >
      <CardBody
        state={check.state}
        failure={<MessageNotice tone="error" message="Safety_Check_Failed" announced />}
        onRetry={check.retry}
      >
        {known?.isOverdue ? (
          <MessageNotice
            tone="warning"
            message="Safety_Check_Overdue"
            values={{ number: known.record.contractor?.contractorNumber ?? sharedPlaceholders.phone }}
          />
        ) : null}
        {known ? <Facts facts={factsOf(known)} /> : null}
      </CardBody>
    </Folded>
  );
}
