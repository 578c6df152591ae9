import type { Reason } from './reason.ts';

/** What can need repairing inside homes. */
export const reasonsInHomes: readonly Reason[] = [
  {
    description: 'Total loss of water',
    words:
      'no water, no water supply, water is off, taps dry, nothing comes out of the taps, water has stopped, water cut off, no running water',
    element: 'Water',
    trade: 'Plumbing',
    sor: 'PLUM01',
    priority: 'Emergency',
    supplementary: 'FISPUMPS02',
  },
  {
    description: 'Uncontrollable leak',
    words:
      'flood, flooding, burst pipe, water pouring, water pouring in, water everywhere, water coming through ceiling, ceiling leaking, leak from upstairs, water from the flat above, water gushing, cannot stop the leak, pipe has burst',
    element: 'Water',
    trade: 'Plumbing',
    sor: 'PLUM02',
    priority: 'Emergency',
  },
  {
    description: 'Total loss of electricity',
    words:
      'no power, no electric, no electricity, power cut, lights out, all the lights are off, power has gone off, fuse, fuse box, fuse board, electric keeps tripping, trip switch, blackout, lights not working',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC01',
    priority: 'Emergency',
  },
  {
    description: 'Front door will not lock',
    words:
      'security, key broken, key snapped, front door, door lock broken, door will not close, door will not shut, broken into, break-in, burglary, cannot lock the door, key stuck in the lock, lock jammed, locked out, front door kicked in',
    element: 'Doors',
    trade: 'Locksmith',
    sor: 'LOCK01',
    priority: 'Emergency',
  },
  {
    description: 'Blocked toilet, only one',
    words:
      'wc, loo, lavatory, drain, toilet blocked, toilet overflowing, toilet will not flush, flush broken, cistern, sewage coming up',
    element: 'Bathroom',
    trade: 'Plumbing',
    sor: 'PLUM03',
    priority: 'Emergency (OOH)',
  },
  {
    description: 'Leaking tap',
    words:
      'drip, dripping tap, water, sink, basin, tap will not turn off, tap keeps running, bath tap, shower dripping, shower, mixer tap, loose tap, kitchen tap, leak under the sink',
    element: 'Taps',
    trade: 'Plumbing',
    sor: 'PLUM04',
  },
  {
    description: 'Dripping overflow',
    words:
      'tank, pipe outside, water, overflow pipe, water running down the outside wall, drip outside, water tank',
    element: 'Water',
    trade: 'Plumbing',
    sor: 'PLUM05',
  },
  {
    description: 'Broken window latch',
    words:
      'window, window lock, handle, catch, window will not close, window will not shut, window will not open, broken window, smashed window, cracked glass, glass broken, draughty window, window stuck',
    element: 'Windows',
    trade: 'Locksmith',
    sor: 'LOCK02',
  },
  {
    description: 'Kitchen unit door',
    words:
      'cupboard, cupboard door, hinge, cabinet, drawer, drawer broken, worktop, cupboard door fell off, cupboard door hanging off',
    element: 'Kitchen',
    trade: 'Carpentry',
    sor: 'CARP01',
  },
  {
    description: 'Damp and mould',
    words:
      'wet wall, black spots, condensation, damp patch, damp wall, mould, mold, mildew, fungus, wet patch, black mould on the ceiling, musty smell, smells damp',
    element: 'Walls',
    trade: 'Carpentry',
    sor: 'DAMP01',
    priority: 'Damp and Mould',
  },
  {
    description: 'Faulty socket',
    words:
      'plug, plug socket, electric point, power point, sparks, socket sparking, burning smell from the socket, plug does not work, loose socket, electric shock, light switch, switch broken, shock from a switch',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC02',
  },
  {
    description: 'Extractor fan',
    words:
      'bathroom fan, kitchen fan, noisy fan, ventilation, vent, fan not working, cooker hood, steam does not clear',
    element: 'Electrics',
    trade: 'Electrical',
    sor: 'ELEC03',
  },
  {
    description: 'Heating or hot water repair',
    words:
      'boiler, broken boiler, boiler not working, radiator, cold, no heating, no hot water, heating not working, thermostat, hot water, central heating, gas boiler, boiler leaking, boiler keeps cutting out, boiler pressure, pilot light, no heat, water is cold, house is freezing, immersion heater, radiator not getting hot, radiator leaking, boiler error',
    element: 'Heating',
    trade: 'Heating',
    sor: 'HEAT01',
  },
  {
    description: 'Roof tile loose',
    words:
      'slate, slates missing, gutter, blocked gutter, leaking gutter, guttering, leak in the roof, roof leak, roof leaking, tile fell off, rain coming in, chimney, loft leaking, drainpipe',
    element: 'Roof',
    trade: 'Roofing',
    sor: 'ROOF01',
  },
  {
    description: 'Garden path uneven',
    words:
      'paving, paving slab, slab, trip hazard, cracked path, broken paving, front step, steps broken, path, concrete, patio',
    element: 'Grounds',
    trade: 'Grounds',
    sor: 'GRND01',
  },
];
