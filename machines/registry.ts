import type { MachineFlow } from './machine-flow.ts';
import { pollFlow } from './poll.samples.ts';
import { uploadFileFlow } from './upload-file.samples.ts';

/** Every machine that is no journey, with its samples. */
export const machineFlows: readonly MachineFlow[] = [uploadFileFlow, pollFlow];
