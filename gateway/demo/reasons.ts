import type { Insertable } from 'kysely';
import type { RepairReason } from '../../contract/reference.ts';
import type { RepairReasonTable } from '../provider/tables.ts';
import { demoId } from './ids.ts';

interface Entry {
  readonly description: string;
  readonly words: string;
  readonly element: string;
  readonly trade: string;
  readonly sor: string;
  readonly priority?: RepairReason['priority'];
  readonly refusal?: readonly [code: string, who: NonNullable<RepairReasonTable['refused_for']>];
  readonly supplementary?: string;
  readonly questions?: RepairReason['additionalData'];
}

const askAtHome = (description: string, isEligible = true): RepairReason['additionalData'] => [
  { description, assetType: 'Property', tenancyTypes: [], isEligible },
];

const inHomes: readonly Entry[] = [
  {
    description: 'Total loss of water',
    words: 'no water supply taps dry',
    element: 'Water',
    trade: 'Plumbing',
    sor: 'PLUM01',
    priority: 'Emergency',
    supplementary: 'FISPUMPS02',
  },
  {
    description: 'Uncontrollable leak',
    words: 'flood burst pipe water pouring',
    element: 'Water',
    trade: 'Plumbing',
    sor: 'PLUM02',
    priority: 'Emergency',
  },
  {
    description: 'Total loss of electricity',
    words: 'no power lights out fuse',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC01',
    priority: 'Emergency',
  },
  {
    description: 'Front door will not lock',
    words: 'security key broken',
    element: 'Doors',
    trade: 'Locksmith',
    sor: 'LOCK01',
    priority: 'Emergency',
  },
  {
    description: 'Blocked toilet, only one',
    words: 'wc loo drain',
    element: 'Bathroom',
    trade: 'Plumbing',
    sor: 'PLUM03',
    priority: 'Emergency (OOH)',
  },
  {
    description: 'Leaking tap',
    words: 'drip water sink basin',
    element: 'Taps',
    trade: 'Plumbing',
    sor: 'PLUM04',
  },
  {
    description: 'Dripping overflow',
    words: 'tank pipe outside water',
    element: 'Water',
    trade: 'Plumbing',
    sor: 'PLUM05',
  },
  {
    description: 'Broken window latch',
    words: 'window lock handle catch',
    element: 'Windows',
    trade: 'Locksmith',
    sor: 'LOCK02',
  },
  {
    description: 'Kitchen unit door',
    words: 'cupboard hinge cabinet',
    element: 'Kitchen',
    trade: 'Carpentry',
    sor: 'CARP01',
  },
  {
    description: 'Damp and mould',
    words: 'wet wall black spots condensation',
    element: 'Walls',
    trade: 'Carpentry',
    sor: 'DAMP01',
    priority: 'Damp and Mould',
  },
  {
    description: 'Faulty socket',
    words: 'plug electric power point',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC02',
  },
  {
    description: 'Extractor fan',
    words: 'bathroom kitchen fan noisy',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC03',
  },
  {
    description: 'Heating or hot water repair',
    words: 'boiler radiator cold no heating thermostat',
    element: 'Heating',
    trade: 'Heating',
    sor: 'HEAT01',
  },
  {
    description: 'Roof tile loose',
    words: 'slate gutter leak roof',
    element: 'Roof',
    trade: 'Roofing',
    sor: 'ROOF01',
  },
  {
    description: 'Garden path uneven',
    words: 'paving slab trip',
    element: 'Grounds',
    trade: 'Grounds',
    sor: 'GRND01',
  },
  {
    description: 'Smoke alarm chirping',
    words: 'beep fire detector battery',
    element: 'Safety',
    trade: 'Electrical',
    sor: 'ELEC04',
    questions: askAtHome('Have you replaced the battery?'),
  },
  {
    description: 'Blocked sink',
    words: 'drain slow plunger',
    element: 'Kitchen',
    trade: 'Plumbing',
    sor: 'PLUM06',
    refusal: ['E2', 'everyone'],
    questions: askAtHome('Have you tried a plunger or sink unblocker?'),
  },
  {
    description: 'Shed or outbuilding',
    words: 'garden store hut',
    element: 'Garden',
    trade: 'Carpentry',
    sor: 'CARP02',
    questions: askAtHome('Did we put the shed up?', false),
  },
  {
    description: 'Fence panel',
    words: 'garden fence blown down',
    element: 'Garden',
    trade: 'Carpentry',
    sor: 'CARP03',
    refusal: ['E1', 'owners'],
  },
  {
    description: 'Decorating inside the home',
    words: 'paint wallpaper',
    element: 'Walls',
    trade: 'Unknown',
    sor: 'DECO01',
    refusal: ['E2', 'everyone'],
  },
  {
    description: 'Light bulb',
    words: 'lamp tube',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC05',
    refusal: ['E3', 'everyone'],
  },
  {
    description: 'Crack in a wall',
    words: 'subsidence plaster',
    element: 'Walls',
    trade: 'Carpentry',
    sor: 'CARP04',
    refusal: ['E4', 'everyone'],
  },
  {
    description: 'Shop front',
    words: 'shutter window business',
    element: 'Windows',
    trade: 'Carpentry',
    sor: 'CARP05',
    refusal: ['E5', 'everyone'],
  },
  {
    description: 'Grab rail or ramp',
    words: 'adaptation disability handrail',
    element: 'Adaptations',
    trade: 'Carpentry',
    sor: 'CARP06',
    refusal: ['E8', 'everyone'],
  },
  {
    description: 'Gas smell',
    words: 'gas leak smell',
    element: 'Gas',
    trade: 'Heating',
    sor: 'GAS01',
    priority: 'Emergency',
    refusal: ['E21', 'everyone'],
  },
  {
    description: 'Carbon monoxide alarm sounding',
    words: 'co alarm gas',
    element: 'Gas',
    trade: 'Heating',
    sor: 'GAS02',
    priority: 'Emergency',
    refusal: ['SSR037', 'everyone'],
  },
  {
    description: 'Pest problem',
    words: 'mice rats wasps ants',
    element: 'Pests',
    trade: 'Unknown',
    sor: 'PEST01',
    refusal: ['E22', 'everyone'],
  },
  {
    description: 'Warden call',
    words: 'pull cord pendant careline',
    element: 'Safety',
    trade: 'Electrical',
    sor: 'ELEC06',
    refusal: ['E23', 'everyone'],
  },
  {
    description: 'Street light',
    words: 'lamp post council road',
    element: 'Outside',
    trade: 'Electrical',
    sor: 'ELEC07',
    refusal: ['E24', 'everyone'],
  },
  {
    description: 'TV aerial',
    words: 'television signal satellite',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC08',
    refusal: ['E25', 'everyone'],
  },
  {
    description: 'Cold radiator on a shared system',
    words: 'heating communal warm',
    element: 'Heating',
    trade: 'Heating',
    sor: 'HEAT04',
    refusal: ['E32', 'everyone'],
  },
  {
    description: 'Asbestos worry',
    words: 'artex ceiling tiles',
    element: 'Walls',
    trade: 'Unknown',
    sor: 'ASBE01',
    refusal: ['E35', 'everyone'],
  },
  {
    description: 'Loose wiring outside',
    words: 'cable wire',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC09',
    refusal: ['SSR005', 'everyone'],
  },
];

const inSharedPlaces: readonly Entry[] = [
  {
    description: 'Communal lighting',
    words: 'light out dark stairs corridor lamp',
    element: 'Lighting',
    trade: 'Electrical',
    sor: 'COML01',
  },
  {
    description: 'Lift out of order',
    words: 'elevator stuck',
    element: 'Lift',
    trade: 'Lift',
    sor: 'LIFT01',
    priority: 'Emergency',
  },
  {
    description: 'Lift button or light',
    words: 'elevator panel',
    element: 'Lift',
    trade: 'Lift',
    sor: 'LIFT02',
  },
  {
    description: 'Door entry fault',
    words: 'intercom buzzer front door',
    element: 'Doors',
    trade: 'Electrical',
    sor: 'DOOR01',
  },
  {
    description: 'Communal heating',
    words: 'boiler room heat hot water',
    element: 'Heating',
    trade: 'Heating',
    sor: 'COMHIU',
    refusal: ['SSR069', 'no shared heating'],
  },
  {
    description: 'Roof leak',
    words: 'water ceiling top floor',
    element: 'Roof',
    trade: 'Roofing',
    sor: 'ROOF02',
  },
  {
    description: 'Broken bin store door',
    words: 'rubbish waste gate',
    element: 'Doors',
    trade: 'Carpentry',
    sor: 'CARP07',
  },
  {
    description: 'Playground equipment',
    words: 'swing slide play area',
    element: 'Grounds',
    trade: 'Grounds',
    sor: 'GRND02',
  },
  {
    description: 'Car park barrier',
    words: 'gate parking',
    element: 'Grounds',
    trade: 'Grounds',
    sor: 'GRND03',
  },
  {
    description: 'Flooded stairwell',
    words: 'water burst leak',
    element: 'Water',
    trade: 'Plumbing',
    sor: 'PLUM07',
    priority: 'Emergency (OOH)',
  },
];

export const reasonIdOf = (description: string): string => demoId(`reason ${description}`);

const toRow =
  (premisesType: 'Property' | 'Communal') =>
  (entry: Entry): Insertable<RepairReasonTable> => ({
    id: reasonIdOf(entry.description),
    description: entry.description,
    keywords: entry.words,
    priority: entry.priority ?? 'Next Available',
    element: entry.element,
    trade: entry.trade,
    premises_type: premisesType,
    repair_responsibility: entry.refusal?.[1] === 'everyone' ? 'RESIDENT' : 'PROVIDER',
    additional_repair_info: '',
    sor_code: entry.sor,
    refusal_code: entry.refusal?.[0] ?? null,
    refused_for: entry.refusal?.[1] ?? null,
    supplementary_codes: entry.supplementary ?? '',
    additional_data: JSON.stringify(entry.questions ?? []),
    is_used_for_creation: true,
    is_for_catalyst: true,
  });

export const reasons: readonly Insertable<RepairReasonTable>[] = [
  ...inHomes.map(toRow('Property')),
  ...inSharedPlaces.map(toRow('Communal')),
];
