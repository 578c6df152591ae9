import type { AssetRow } from './ownership.ts';

/** Heating as the provider's records name it. */
const shared = 'COMMUNAL';

/** Whether an asset is heated from a system that several homes share. */
export const sharedHeating = (asset: AssetRow): boolean => asset.heat === shared;

const codeBySource: Readonly<Record<string, string>> = { GAS: 'HEAT01', OIL: 'HEAT02', ELECTRIC: 'HEAT03' };

export interface HeatingAttributes {
  readonly context: string;
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
export function decideHeating(attributes: HeatingAttributes): HeatingDecision {
  const around = [attributes.dividedBlock, attributes.block, attributes.estate].flatMap(partsOf);
  if (attributes.context === 'COMHIU') {
    return [...around, ...partsOf(attributes.property)].includes(shared)
      ? { sor: 'COMHIU', repairContext: shared, errorCode: null }
      : { sor: null, repairContext: null, errorCode: 'SSR069' };
  }
  const own = partsOf(attributes.property);
  if (own.includes(shared)) return { sor: 'COMHIU', repairContext: shared, errorCode: 'E32' };
  const sources = own.filter((part) => part in codeBySource);
  const [source] = sources;
  if (source === undefined || sources.length > 1) {
    return { sor: null, repairContext: own.join('+') || null, errorCode: 'E31' };
  }
  return { sor: codeBySource[source] ?? null, repairContext: source, errorCode: null };
}

const partsOf = (joined: string): string[] =>
  joined.split('+').flatMap((part) => (part.trim() === '' ? [] : [part.trim().toUpperCase()]));

/** Why a repair cannot be raised for a home that is heated like this; null when it can. */
export function refusedHeatingContext(context: string, sorCode: string): string | null {
  const parts = partsOf(context);
  if (sorCode === 'COMHIU') return parts.includes(shared) ? null : 'SSR069';
  if (parts.includes(shared)) return 'E32';
  return parts.filter((part) => part in codeBySource).length === 1 ? null : 'E31';
}

/** Codes that a heating repair can end with. */
export const heatingCodes: readonly string[] = [...Object.values(codeBySource), 'COMHIU'];
