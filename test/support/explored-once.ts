import { type Explored, explore, type Flow } from '../../machines/exploration/index.ts';

const known = new WeakMap<Flow, Explored>();

/** A flow as it was explored, once for all test files of a worker. */
export function exploredOnce(flow: Flow): Explored {
  const explored = known.get(flow) ?? explore(flow);
  known.set(flow, explored);
  return explored;
}
