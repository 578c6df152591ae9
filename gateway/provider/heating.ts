import { heatingContextOf, needsHeatingContext } from '../../contract/eligibility.ts';
import { assetToWire } from './asset-wire.ts';
import type { AssetRow } from './ownership.ts';

/** Heating as the provider's records name it. */
const shared = 'COMMUNAL';

/** Whether an asset is heated from a system that several homes share. */
export const sharedHeating = (asset: AssetRow): boolean => asset.heat === shared;

/** Code of a repair to shared heating. */
export const sharedCode = 'COMHIU';

const codeBySource: Readonly<Record<string, string>> = { GAS: 'HEAT01', OIL: 'HEAT02', ELECTRIC: 'HEAT03' };

/** How a home and what it belongs to are heated; each its sources joined with +. */
export interface HeatingAttributes {
  readonly property: string;
  readonly dividedBlock: string;
  readonly block: string;
  readonly estate: string;
}

export interface HeatingDecision {
  readonly sor: string | null;
  readonly repairContext: string | null;
  readonly errorCode: string | null;
}

/**
 * Which code a heating repair needs. Shared heating of the home is a notice (E32); shared heating that the repair is
 * about but that nobody has is SSR069; a home without a heating source on record, or with more than one, is a mismatch.
 */
export function decideHeating(attributes: HeatingAttributes, isAboutShared: boolean): HeatingDecision {
  const around = [attributes.dividedBlock, attributes.block, attributes.estate].flatMap(partsOf);
  if (isAboutShared) {
    return [...around, ...partsOf(attributes.property)].includes(shared)
      ? { sor: sharedCode, repairContext: shared, errorCode: null }
      : { sor: null, repairContext: null, errorCode: 'SSR069' };
  }
  const own = partsOf(attributes.property);
  if (own.includes(shared)) return { sor: sharedCode, repairContext: shared, errorCode: 'E32' };
  const sources = own.filter((part) => part in codeBySource);
  const [source] = sources;
  if (source === undefined || sources.length > 1) {
    return { sor: null, repairContext: own.join('+') || null, errorCode: 'E31' };
  }
  return { sor: codeBySource[source] ?? null, repairContext: source, errorCode: null };
}

const partsOf = (joined: string): string[] =>
  joined.split('+').flatMap((part) => (part.trim() === '' ? [] : [part.trim().toUpperCase()]));

/** As `decideHeating`, from the provider's records; null for a reason that does not depend on heating. */
export function readHeating(
  chain: readonly AssetRow[],
  reason: { readonly description: string; readonly sor_code: string },
): HeatingDecision | null {
  const about = { description: reason.description, sors: [{ sorCode: reason.sor_code }] };
  if (!needsHeatingContext(about)) return null;
  const contextOf = (type: AssetRow['asset_type']) =>
    chain
      .filter((asset) => asset.asset_type === type)
      .map((asset) => heatingContextOf(assetToWire(asset).maintenanceResponsibilities))
      .join('+');
  const attributes = {
    property: contextOf('Property'),
    dividedBlock: contextOf('Divided Block'),
    block: contextOf('Block'),
    estate: contextOf('Estate'),
  };
  return decideHeating(attributes, reason.sor_code === sharedCode);
}

/** Codes that a heating repair can end with. */
export const heatingCodes: readonly string[] = [...Object.values(codeBySource), sharedCode];
