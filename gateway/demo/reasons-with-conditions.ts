import type { RepairReason } from '../../contract/reference.ts';
import type { Reason } from './reason.ts';

const askAtHome = (description: string, isEligible = true): RepairReason['additionalData'] => [
  { description, assetType: 'Property', tenancyTypes: [], isEligible },
];

/** What is asked about first, or not reported online: one for each way of being refused. */
export const reasonsWithConditions: readonly Reason[] = [
  {
    description: 'Smoke alarm chirping',
    words:
      'beep, beeping, bleeping, fire detector, fire alarm, smoke detector, battery, alarm keeps beeping, heat alarm',
    element: 'Safety',
    trade: 'Electrical',
    sor: 'ELEC04',
    questions: askAtHome('Have you replaced the battery?'),
  },
  {
    description: 'Blocked sink',
    words:
      'drain, slow, plunger, sink blocked, sink will not drain, water will not go down, blocked drain, blocked bath, blocked shower, plughole, blocked basin, drain smells, clogged sink, waste pipe',
    element: 'Kitchen',
    trade: 'Plumbing',
    sor: 'PLUM06',
    refusal: ['E2', 'everyone'],
    questions: askAtHome('Have you tried a plunger or sink unblocker?'),
  },
  {
    description: 'Shed or outbuilding',
    words: 'garden, store, hut, shed roof, shed door, outhouse',
    element: 'Garden',
    trade: 'Carpentry',
    sor: 'CARP02',
    questions: askAtHome('Did we put the shed up?', false),
  },
  {
    description: 'Fence panel',
    words:
      'garden, garden fence, fence blown down, fence, fence post, gate, garden gate, fence fell down, broken fence',
    element: 'Garden',
    trade: 'Carpentry',
    sor: 'CARP03',
    refusal: ['E1', 'owners'],
  },
  {
    description: 'Decorating inside the home',
    words: 'paint, painting, wallpaper, decorate, redecorate, new carpet, walls need painting, peeling paint',
    element: 'Walls',
    trade: 'Unknown',
    sor: 'DECO01',
    refusal: ['E2', 'everyone'],
  },
  {
    description: 'Light bulb',
    words:
      'lamp, tube, bulb, bulb has gone, light, kitchen light, bathroom light, light not working, strip light, starter, change a bulb',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC05',
    refusal: ['E3', 'everyone'],
  },
  {
    description: 'Crack in a wall',
    words:
      'cracks, subsidence, plaster, crack in the ceiling, plaster falling off, wall cracking, hole in the wall, ceiling plaster, ceiling coming down',
    element: 'Walls',
    trade: 'Carpentry',
    sor: 'CARP04',
    refusal: ['E4', 'everyone'],
  },
  {
    description: 'Shop front',
    words: 'shutter, window, business, shop, shop window',
    element: 'Windows',
    trade: 'Carpentry',
    sor: 'CARP05',
    refusal: ['E5', 'everyone'],
  },
  {
    description: 'Grab rail or ramp',
    words:
      'adaptation, disability, disabled, handrail, wheelchair, stair rail, banister, bath seat, wet room, level access shower, walk-in shower, occupational therapist, stairlift',
    element: 'Adaptations',
    trade: 'Carpentry',
    sor: 'CARP06',
    refusal: ['E8', 'everyone'],
  },
  {
    description: 'Gas smell',
    words: 'gas, gas leak, smell gas, smell of gas, smells of gas, leaking gas',
    element: 'Gas',
    trade: 'Heating',
    sor: 'GAS01',
    priority: 'Emergency',
    refusal: ['E21', 'everyone'],
  },
  {
    description: 'Carbon monoxide alarm sounding',
    words: 'co, co alarm, monoxide, carbon monoxide, co alarm going off, fumes',
    element: 'Gas',
    trade: 'Heating',
    sor: 'GAS02',
    priority: 'Emergency',
    refusal: ['SSR037', 'everyone'],
  },
  {
    description: 'Pest problem',
    words:
      'pests, mice, mouse, rat, rats, wasps, wasp nest, ants, bed bugs, cockroaches, fleas, vermin, infestation, pigeons, squirrels in the loft, insects, silverfish',
    element: 'Pests',
    trade: 'Unknown',
    sor: 'PEST01',
    refusal: ['E22', 'everyone'],
  },
  {
    description: 'Warden call',
    words: 'pull cord, pendant, careline, alarm cord, emergency cord, lifeline',
    element: 'Safety',
    trade: 'Electrical',
    sor: 'ELEC06',
    refusal: ['E23', 'everyone'],
  },
  {
    description: 'Street light',
    words: 'lamp post, lamppost, council, road, pavement, street lamp',
    element: 'Outside',
    trade: 'Electrical',
    sor: 'ELEC07',
    refusal: ['E24', 'everyone'],
  },
  {
    description: 'TV aerial',
    words:
      'television, signal, no signal, satellite, satellite dish, no tv, tv not working, freeview, aerial',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC08',
    refusal: ['E25', 'everyone'],
  },
  {
    description: 'Cold radiator on a shared system',
    words: 'communal heating, warm, shared heating, heat network, district heating',
    element: 'Heating',
    trade: 'Heating',
    sor: 'HEAT04',
    refusal: ['E32', 'everyone'],
  },
  {
    description: 'Asbestos worry',
    words: 'artex, artex ceiling, ceiling tiles, asbestos, textured ceiling, floor tiles',
    element: 'Walls',
    trade: 'Unknown',
    sor: 'ASBE01',
    refusal: ['E35', 'everyone'],
  },
  {
    description: 'Loose wiring outside',
    words:
      'cable, wire, hanging cable, loose wire, exposed wires, wires hanging down, cable hanging off the wall, outside light',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC09',
    refusal: ['SSR005', 'everyone'],
  },
];
