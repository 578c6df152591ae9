import { notices } from '../../../content/notices.ts';
import { repairHistory as copy } from '../../../content/repair-history.ts';
import { repairPriorities, repairStatuses } from '../../../content/repair-status.ts';
import { dayInWords, shortDate } from '../../../contract/dates.ts';
import { addressOfRepair } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import type { ListPresentation } from '../../lists/presentation.ts';
import { Pill } from '../../ui/Pill.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { windowInWords } from '../times.ts';
import type { RepairRow } from './data/repair-row.ts';

function titleOf({ description }: RepairRow): string {
  if (description.kind === 'told') return description.title;
  return description.kind === 'notTold' ? copy.notDescribed : notices[description.notice];
}

const numberOf = ({ jobNo }: RepairRow): string => jobNo ?? copy.noNumber;

function More({ row: { description } }: { readonly row: RepairRow }) {
  return description.kind === 'told' && description.more !== '' ? (
    <p className="ds-hint">{description.more}</p>
  ) : null;
}

function Title({ row }: { readonly row: RepairRow }) {
  const { description } = row;
  return (
    <span data-message={description.kind === 'hidden' ? description.notice : undefined}>{titleOf(row)}</span>
  );
}

/** The visit that is to come, which is what most residents look for. */
function Visit({ row: { appointment } }: { readonly row: RepairRow }) {
  if (!appointment) return null;
  const { start, end, isWish } = appointment;
  return (
    <p className="ds-repair-visit">
      <span className="ds-small">{isWish ? copy.wish : copy.appointment}</span>
      <br />
      {dayInWords(start)}, <span className="ds-repair-window">{windowInWords(start, end)}</span>
    </p>
  );
}

/** A draft is not raised before it is sent. */
const raisedOf = ({ status, raisedDate }: RepairRow): string =>
  fill(status === repairStatuses.draft ? copy.started : copy.raised, { date: shortDate(raisedDate) });

function Dates({ row }: { readonly row: RepairRow }) {
  return (
    <>
      <Visit row={row} />
      <p>{raisedOf(row)}</p>
      {row.completedDate === null ? null : (
        <p>{fill(copy.completed, { date: shortDate(row.completedDate) })}</p>
      )}
    </>
  );
}

/** Emergencies and recalls; what is next available is not worth a word. */
const isSpecial = ({ priority }: RepairRow): boolean => priority !== 'Next Available';

/** How repairs look in the history. With several homes each row says which it is about. */
export const repairRows = (hasSeveralHomes: boolean): ListPresentation<RepairRow> => ({
  copy,
  messages: {
    nothing: 'repairs_history_no_results',
    noMatch: 'repairs_search_no_results',
    failed: 'repair_History_Error_Message2',
  },
  keyOf: ({ id }) => id,
  addressOf: ({ id }) => addressOfRepair(id),
  nameOf: (row) => `${titleOf(row)}, ${numberOf(row)}`,
  cells: {
    title: (row) => (
      <>
        <span className={row.jobNo === null ? undefined : 'ds-repair-number'}>{numberOf(row)}</span>
        <VisuallyHidden>: {titleOf(row)}</VisuallyHidden>
      </>
    ),
    description: (row) => (
      <>
        <strong>
          <Title row={row} />
        </strong>
        {isSpecial(row) ? <p className="ds-small">{repairPriorities[row.priority]}</p> : null}
        <More row={row} />
      </>
    ),
    area: (row) => (
      <>
        {row.area}
        {row.repairLocation === '' ? null : <p className="ds-hint">{row.repairLocation}</p>}
        {hasSeveralHomes ? <p className="ds-hint ds-small">{row.address}</p> : null}
      </>
    ),
    dates: (row) => <Dates row={row} />,
    status: (row) => (
      <>
        <Pill tone={row.tone}>{row.status}</Pill>
        {row.contractor === null ? null : <p className="ds-hint ds-small">{row.contractor}</p>}
      </>
    ),
  },
  card: (row) => (
    <>
      <div className="ds-card-top">
        <h2>
          <Title row={row} />
        </h2>
        <Pill tone={row.tone}>{row.status}</Pill>
      </div>
      <Visit row={row} />
      <More row={row} />
      <p className="ds-hint">
        {[row.area, row.repairLocation, isSpecial(row) ? repairPriorities[row.priority] : '']
          .filter(Boolean)
          .join(' · ')}
        {hasSeveralHomes ? (
          <>
            <br />
            {row.address}
          </>
        ) : null}
        <br />
        {numberOf(row)} · {raisedOf(row)}
        {row.completedDate === null
          ? null
          : ` · ${fill(copy.completed, { date: shortDate(row.completedDate) })}`}
        {row.contractor === null ? null : (
          <>
            <br />
            {fill(copy.contractor, { contractor: row.contractor })}
          </>
        )}
      </p>
    </>
  ),
});
