import type { ColumnType, Generated } from 'kysely';
import type { MoveKind } from '../../contract/tracking.ts';
import type { Instant, WallClock } from '../database/columns.ts';
import type { HomeTables } from './home-tables.ts';
import type { PersonTables } from './person-tables.ts';
import type { RepairTables } from './repair-tables.ts';

interface ReferenceValueTable {
  namespace: string;
  key: string;
  value: string;
  position: number;
  /** What it says besides its name, as it travels. */
  more: ColumnType<Record<string, unknown>, string | undefined, string>;
}

interface ConfigurationTable {
  name: string;
  value: string;
}

interface BankHolidayTable {
  day: WallClock;
  name: string;
}

interface TrackingTable {
  id: Generated<string>;
  kind: 'navigation' | 'error';
  customer_id: string | null;
  correlation_id: string | null;
  page: string;
  status: string;
  created_at: Instant;
}

interface JourneyMoveTable {
  /** One run through a journey. Nothing leads from it to a customer. */
  visit: string;
  number: number;
  journey: string;
  from_place: string | null;
  to_place: string;
  kind: MoveKind;
  /** Time at the place that was left. */
  seconds: number | null;
  is_demonstration: Generated<boolean>;
  created_at: Instant;
}

interface JourneyStopTable {
  /** One run through a journey. Nothing leads from it to a customer. */
  visit: string;
  journey: string;
  place: string;
  reason: string;
  is_demonstration: Generated<boolean>;
  created_at: Instant;
}

/** Tables of the housing provider that stands behind the gateway. */
export interface ProviderTables extends PersonTables, HomeTables, RepairTables {
  reference_value: ReferenceValueTable;
  configuration: ConfigurationTable;
  bank_holiday: BankHolidayTable;
  tracking: TrackingTable;
  journey_move: JourneyMoveTable;
  journey_stop: JourneyStopTable;
}
