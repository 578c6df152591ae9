import type { StatementAnswer, StatementTask } from './statement-drawer.ts';
import { drawStatement, type StatementDrawing } from './statement-pdf.ts';

/**
 * What a thread does that draws statements, one after the other: each task gets one answer. Tasks come in order, each
 * once the one before is answered; what goes wrong is an answer too, and the statement is given up.
 */
export function statementTasks(): (task: StatementTask) => Promise<StatementAnswer> {
  let drawing: StatementDrawing | undefined;

  const carryOut = async (task: StatementTask): Promise<StatementAnswer> => {
    if (task.kind === 'begin') drawing = drawStatement(task.outline);
    if (drawing === undefined) throw new Error('no statement was begun');
    if (task.kind === 'lines') drawing.add(task.lines);
    if (task.kind !== 'end') return { kind: 'ready' };
    const pdf = await drawing.end();
    drawing = undefined;
    return { kind: 'drawn', pdf: new Uint8Array(pdf) };
  };

  return (task) =>
    carryOut(task).catch((error: unknown) => {
      drawing = undefined;
      return { kind: 'failed', error };
    });
}
