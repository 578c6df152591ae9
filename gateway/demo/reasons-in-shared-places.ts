import type { Reason } from './reason.ts';

/** What can need repairing in blocks and on estates. */
export const reasonsInSharedPlaces: readonly Reason[] = [
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
