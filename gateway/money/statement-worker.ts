import { parentPort } from 'node:worker_threads';
import type { StatementTask } from './statement-drawer.ts';
import { statementTasks } from './statement-tasks.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');

const carryOut = statementTasks();

port.on('message', async (task: StatementTask) => {
  const answer = await carryOut(task);
  port.postMessage(answer, answer.kind === 'drawn' ? [answer.pdf.buffer] : []);
});
