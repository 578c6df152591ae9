import { homeCards } from '../../../../content/home-cards.ts';
import type { ComplianceType } from '../../../../contract/compliance.ts';
import { shortDate } from '../../../../contract/dates.ts';
import type { SafetyCheck } from '../../../../journeys/shared/home-safety.ts';
import { MessageNotice } from '../../../renderer/MessageNotice.tsx';
import { sharedPlaceholders } from '../../../renderer/shared-placeholders.ts';
import { Words } from '../../../renderer/Words.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import type { ShownRecord } from '../../useRecord.ts';
import { CardBody } from './CardBody.tsx';

const words = homeCards.safety;

const dayOf = (day: string | null, otherwise: string): string => (day === null ? otherwise : shortDate(day));

function factsOf({ record }: SafetyCheck) {
  const { visitDue, visitActual, visitOutcome, contractor } = record;
  return [
    { name: words.due, value: dayOf(visitDue, words.noDate) },
    { name: words.lastVisit, value: dayOf(visitActual, words.noVisit) },
    { name: words.outcome, value: visitOutcome === null ? words.noVisit : words.outcomes[visitOutcome] },
    { name: words.contractor, value: contractor?.contractorName ?? words.noContractor },
    {
      name: words.contact,
      value: <Words>{contractor?.contractorNumber ?? words.noContractor}</Words>,
    },
  ];
}

function StateOf({ check }: { readonly check: SafetyCheck }) {
  if (check.isOverdue) return <Pill tone="bad">{words.overdue}</Pill>;
  return check.record.dateDecommissioned === null ? null : <Pill>{words.unused}</Pill>;
}

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
    <Card title={words[type]} status={known ? <StateOf check={known} /> : null}>
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
    </Card>
  );
}
