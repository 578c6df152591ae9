import type { Reason } from './reason.ts';

/** What can need repairing in blocks and on estates. */
export const reasonsInSharedPlaces: readonly Reason[] = [
  {
    description: 'Communal lighting',
    words:
      'light out, light not working, lights off, dark stairs, dark corridor, lamp, bulb, bulb gone on the landing, hallway light, stairwell light, car park light, no lights, shared light',
    element: 'Lighting',
    trade: 'Electrical',
    sor: 'COML01',
  },
  {
    description: 'Lift out of order',
    words:
      'elevator, elevator broken, stuck, lift broken, lift not working, stuck in the lift, trapped in the lift, lift stuck',
    element: 'Lift',
    trade: 'Lift',
    sor: 'LIFT01',
    priority: 'Emergency',
  },
  {
    description: 'Lift button or light',
    words: 'elevator button, panel, lift button, button broken, lift light',
    element: 'Lift',
    trade: 'Lift',
    sor: 'LIFT02',
  },
  {
    description: 'Door entry fault',
    words:
      'intercom, buzzer, front door, main door, communal door, entry phone, door entry, fob reader, buzzer not working, main door will not lock, door will not close, door will not open, entrance door, front door broken',
    element: 'Doors',
    trade: 'Electrical',
    sor: 'DOOR01',
  },
  {
    description: 'Communal heating',
    words:
      'boiler room, heat, hot water, no heating, no hot water, heating off in the whole building, boiler, cold, heat network, district heating',
    element: 'Heating',
    trade: 'Heating',
    sor: 'COMHIU',
    refusal: ['SSR069', 'no shared heating'],
  },
  {
    description: 'Roof leak',
    words:
      'water, ceiling, top floor, water coming through ceiling, leaking roof, rain coming in, gutter, blocked gutter, ceiling leaking, damp in the stairwell',
    element: 'Roof',
    trade: 'Roofing',
    sor: 'ROOF02',
  },
  {
    description: 'Broken bin store door',
    words: 'rubbish, waste, gate, bin, bins, bin store, bin room, bin shed, bin chute, rubbish chute',
    element: 'Doors',
    trade: 'Carpentry',
    sor: 'CARP07',
  },
  {
    description: 'Playground equipment',
    words: 'swing, slide, play area, playground, climbing frame, broken swing, park, children',
    element: 'Grounds',
    trade: 'Grounds',
    sor: 'GRND02',
  },
  {
    description: 'Car park barrier',
    words:
      'gate, parking, barrier, barrier stuck, car park gate, garage gate, electric gate, shutter, bollard',
    element: 'Grounds',
    trade: 'Grounds',
    sor: 'GRND03',
  },
  {
    description: 'Flooded stairwell',
    words:
      'water, burst, leak, flood, burst pipe, water on the stairs, water everywhere, stairs flooded, puddle, water pouring',
    element: 'Water',
    trade: 'Plumbing',
    sor: 'PLUM07',
    priority: 'Emergency (OOH)',
  },
];
