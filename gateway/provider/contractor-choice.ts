import type { Selectable } from 'kysely';
import type { Contractor } from '../../contract/contractors.ts';
import { onHold } from '../../contract/contractors.ts';
import { type Booking, bookingOf } from '../../contract/repair-actions.ts';
import type { Database } from '../database/schema.ts';
import { readList } from './configuration.ts';
import type { ContractorSiteTable, ContractorTable } from './repair-tables.ts';

/** A contractor with the site that does the work. `onHold`: marked so, or in the list of sites that are no longer served. */
export interface ContractorAtSite {
  readonly contractor: Selectable<ContractorTable>;
  readonly site: Selectable<ContractorSiteTable>;
  readonly isDemobilised: boolean;
  readonly isOnHold: boolean;
}

/** What decides who does the work. */
export interface Job {
  readonly trade: string;
  readonly borough: string;
  readonly isInDefects: boolean;
  readonly managingAgentId: string | null;
}

const columns = [
  'contractor.id',
  'contractor.name',
  'contractor.phone',
  'contractor.is_integrated',
  'contractor.is_ema',
  'contractor.is_builder',
  'contractor.is_sub_contractor',
  'contractor.is_active',
  'contractor.ema_type',
  'contractor.parent_id',
  'contractor.trades',
  'contractor.boroughs',
  'contractor.preference',
  'contractor.diary',
  'contractor.booking',
  'contractor.changes',
  'contractor_site.code',
  'contractor_site.contractor_id',
  'contractor_site.is_on_hold',
  'contractor_site.places',
] as const;

/** The contractors at all of their sites, or at one of them. */
export async function readContractors(db: Database, siteCode?: string): Promise<ContractorAtSite[]> {
  const sites = db
    .selectFrom('contractor_site')
    .innerJoin('contractor', 'contractor.id', 'contractor_site.contractor_id')
    .select(columns)
    .orderBy('contractor.preference')
    .orderBy('contractor_site.code');
  const rows = await (siteCode === undefined
    ? sites
    : sites.where('contractor_site.code', '=', siteCode)
  ).execute();
  const demobilised = await readList(db, 'demobilizedContractorSites');
  return rows.map(({ code, contractor_id, is_on_hold, places, ...contractor }) =>
    contractorAtSite(contractor, { code, contractor_id, is_on_hold, places }, demobilised),
  );
}

/** A contractor and a site of it, with the sites that are no longer served. */
export function contractorAtSite(
  contractor: Selectable<ContractorTable>,
  site: Selectable<ContractorSiteTable>,
  demobilised: readonly string[],
): ContractorAtSite {
  const isDemobilised = demobilised.includes(site.code);
  return { contractor, site, isDemobilised, isOnHold: site.is_on_hold || isDemobilised };
}

/**
 * Who does a job, the first choice first: the builder while a home is in its defects period, the managing agent where
 * there is one, else whoever has the trade in the borough. Contractors that do not work any more are among them.
 */
export async function findContractorsFor(db: Database, job: Job): Promise<ContractorAtSite[]> {
  const all = await readContractors(db);
  if (job.isInDefects) return all.filter(({ contractor }) => contractor.is_builder);
  if (job.managingAgentId !== null) {
    return all.filter(({ contractor }) => contractor.id === job.managingAgentId);
  }
  return all.filter(
    ({ contractor }) =>
      !contractor.is_builder &&
      !contractor.is_ema &&
      contractor.trades.includes(job.trade) &&
      contractor.boroughs.includes(job.borough),
  );
}

/** Whether a contractor can be given work at all. On hold is no refusal: the work waits. */
export const isWorking = ({ contractor, isDemobilised }: ContractorAtSite): boolean =>
  contractor.is_active && !isDemobilised;

/** The contractor at this site. Undefined when there is no such site. */
export async function readContractorAt(
  db: Database,
  siteCode: string,
): Promise<ContractorAtSite | undefined> {
  return (await readContractors(db, siteCode))[0];
}

/** Every contractor with its sites, each once. */
export async function listAllContractors(db: Database): Promise<Contractor[]> {
  return contractorsToWire(await readContractors(db));
}

/** Contractors as they travel, each once, in the order given. */
export function contractorsToWire(found: readonly ContractorAtSite[]): Contractor[] {
  const ids = [...new Set(found.map(({ contractor }) => contractor.id))];
  return ids.flatMap((id) => {
    const entries = found.filter(({ contractor }) => contractor.id === id);
    const [first] = entries;
    return first === undefined ? [] : [toWire(first.contractor, entries)];
  });
}

const toWire = (
  contractor: Selectable<ContractorTable>,
  entries: readonly ContractorAtSite[],
): Contractor => ({
  id: contractor.id,
  name: contractor.name,
  statuses: {
    isIntegrated: contractor.is_integrated,
    isBuilder: contractor.is_builder,
    isSubContractor: contractor.is_sub_contractor,
    isEMA: contractor.is_ema,
    isActive: contractor.is_active,
  },
  contractorSites: entries.map(({ site, isOnHold }) => ({
    contractorSiteIdentifier: site.code,
    siteStatus: isOnHold ? onHold : 'ACTIVE',
  })),
  emaType: contractor.ema_type,
  contacts: {
    digitalAddresses: { telecomsAddresses: [{ type: 'workPhone', number: contractor.phone }] },
  },
  parentIdentifier: contractor.parent_id,
});

/** How appointments with the contractor of a repair are arranged. */
export const bookingAt = (at: ContractorAtSite | undefined): Booking =>
  bookingOf(
    at && {
      isIntegrated: at.contractor.is_integrated,
      isEMA: at.contractor.is_ema,
      isBuilder: at.contractor.is_builder,
      isOnHold: at.isOnHold,
    },
  );
