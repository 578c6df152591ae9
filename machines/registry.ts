import { listFlow } from './list.samples.ts';
import type { MachineFlow } from './machine-flow.ts';
import { pollFlow } from './poll.samples.ts';
import { recordFlow } from './record.samples.ts';
import { sessionFlow } from './session.samples.ts';
import { uploadFlow } from './upload.samples.ts';
import { uploadFileFlow } from './upload-file.samples.ts';

/** Every machine that is no journey, with its samples. */
export const machineFlows: readonly MachineFlow[] = [
  uploadFlow,
  uploadFileFlow,
  pollFlow,
  listFlow,
  recordFlow,
  sessionFlow,
];
