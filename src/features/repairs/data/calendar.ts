import { repairDetails as copy } from '../../../../content/repair-details.ts';
import { instantOf } from '../../../../contract/dates.ts';
import { fill } from '../../../../machines/engine/index.ts';

/** What stands in a calendar about a visit. */
export interface Visit {
  readonly worksOrderId: string;
  readonly jobNumber: string;
  readonly repair: string;
  readonly address: string;
  readonly contractor: string;
  /** Times on the wall in England. */
  readonly from: string;
  readonly to: string;
}

const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A text as calendars want it: commas, semicolons, backslashes and line ends are marked. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line of at most 75 bytes; the rest goes on in lines that begin with a space. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let length = 0;
  let out = '';
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (length + size > 75) {
      out += '\r\n ';
      length = 1;
    }
    out += letter;
    length += size;
  }
  return out;
}

/**
 * A visit as a calendar file (RFC 5545). Its times are in UTC, so that it needs no table of England's summer times. The
 * same visit, moved, takes the place of the earlier one in the calendar.
 */
export function calendarFile(visit: Visit, now: Date): string {
  const values = { ref: visit.jobNumber, repair: visit.repair, contractor: visit.contractor };
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Doorstep//Repairs//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${visit.worksOrderId}@doorstep`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
    `DTSTART:${stamp(instantOf(visit.from))}`,
    `DTEND:${stamp(instantOf(visit.to))}`,
    `SUMMARY:${escaped(fill(copy.calendar.title, values))}`,
    `DESCRIPTION:${escaped(fill(copy.calendar.text, values))}`,
    `LOCATION:${escaped(visit.address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
