import type { MachineFlow } from './exploration/index.ts';
import { listFlow } from './list/list.samples.ts';
import { pollFlow } from './poll/poll.samples.ts';
import { recordFlow } from './record/record.samples.ts';
import { sessionFlow } from './session/session.samples.ts';
import { uploadFlow } from './upload/upload.samples.ts';
import { uploadFileFlow } from './upload/upload-file.samples.ts';

/** Every machine that is no journey, with its samples. */
export const supportingMachines: readonly MachineFlow[] = [
  uploadFlow,
  uploadFileFlow,
  pollFlow,
  listFlow,
  recordFlow,
  sessionFlow,
];
