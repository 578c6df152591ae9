import type { ColumnType, Generated } from 'kysely';
import type { Adjustments } from '../../contract/adjustments.ts';
import type { AssetTypeName } from '../../contract/priority.ts';
import type { WallClock } from '../database/columns.ts';

export interface CustomerTable {
  id: string;
  external_identifier: string;
  title: string;
  given_name: string;
  surname: string;
  /** As the source system holds it, which may be no date at all. */
  date_of_birth: string | null;
  email: string;
  mobile_phone: string;
  home_phone: string;
  work_phone: string;
  is_catalyst: boolean;
  version: Generated<number>;
  /** What they need from whoever comes to them. */
  adjustments: ColumnType<Adjustments, string | undefined, string>;
  /** 0 as long as they were never asked. */
  adjustments_version: Generated<number>;
}

export interface AssetTable {
  id: string;
  asset_type: AssetTypeName;
  uprn: string;
  /** The divided block, block, estate or scheme that it belongs to. */
  parent_id: string | null;
  address_line_1: string;
  address_line_2: string;
  address_line_3: string;
  postcode: string;
  /** Who maintains it. */
  maintained_by: string | null;
  heat: string | null;
  heat_gas: string | null;
  heat_oil: string | null;
  heat_electric: string | null;
  is_in_defects: Generated<boolean>;
  storeys: number | null;
  /** A decimal, read as text. */
  height_metres: ColumnType<string | null, number | null, number | null>;
  borough: string;
  region: string;
  landlord: string;
  /** Contractor that manages the building for another landlord. */
  managing_agent_id: string | null;
  /** `call`: the provider wants to talk first; `outside`: it does not serve this place. */
  online_repairs: Generated<'open' | 'call' | 'outside'>;
}

/** Somebody who answers for the safety of a building. */
export interface InterestedPartyTable {
  asset_id: string;
  role: string;
  title: string;
  given_name: string;
  surname: string;
  phone: string;
  email: string;
}

export interface TenancyTable {
  id: string;
  customer_id: string;
  tenancy_type: string;
  tenancy_group: string;
  payment_reference: string;
  start_date: WallClock;
  is_active: boolean;
}

export interface TenancyPremisesTable {
  tenancy_id: string;
  asset_id: string;
}

/** Tables of who rents what. */
export interface HomeTables {
  customer: CustomerTable;
  asset: AssetTable;
  interested_party: InterestedPartyTable;
  tenancy: TenancyTable;
  tenancy_premises: TenancyPremisesTable;
}
