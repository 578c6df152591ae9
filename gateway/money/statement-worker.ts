import { parentPort } from 'node:worker_threads';
import type { StatementAnswer, StatementTask } from './statement-drawer.ts';
import { drawStatement, type StatementDrawing } from './statement-pdf.ts';

// A thread that draws statements, one after the other. What it is told comes in order, and each message is answered once.
const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');

let drawing: StatementDrawing | undefined;

async function carryOut(task: StatementTask): Promise<StatementAnswer> {
  if (task.kind === 'begin') drawing = drawStatement(task.outline);
  if (drawing === undefined) throw new Error('no statement was begun');
  if (task.kind === 'lines') drawing.add(task.lines);
  if (task.kind !== 'end') return { kind: 'ready' };
  const pdf = await drawing.end();
  drawing = undefined;
  return { kind: 'drawn', pdf: new Uint8Array(pdf) };
}

port.on('message', (task: StatementTask) => {
  carryOut(task).then(
    (answer) => port.postMessage(answer, answer.kind === 'drawn' ? [answer.pdf.buffer] : []),
    (error: unknown) => {
      drawing = undefined;
      port.postMessage({ kind: 'failed', error } satisfies StatementAnswer);
    },
  );
});
