import type { NextThing } from '../../contract/history.ts';
import type { Transaction } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import { nextStep } from '../provider/next-step.ts';
import { readNextFacts } from '../provider/next-step-reader.ts';
import type { WorksOrderRow } from '../provider/ownership.ts';
import { recordEvent } from '../provider/timeline.ts';
import { updateOrder } from '../provider/works-order-save.ts';

/** 412: what was late has happened, or something else was promised, since the resident saw it. */
const overtaken = () => new Problem(412, 'Nothing about this repair is late any more');

/** Notes that the resident asks what is happening to a repair that this transaction holds. Answers what comes next. */
export async function chase(
  transaction: Transaction,
  order: WorksOrderRow,
  now: Date,
): Promise<NextThing | null> {
  const facts = await readNextFacts(transaction, order, now);
  const next = nextStep(facts);
  if (!next?.isLate || next.kind === 'finishDraft') throw overtaken();
  await recordEvent(transaction, { worksOrderId: order.id, code: 'CHASED01', at: now });
  return nextStep({ ...facts, lastEvent: { at: now, code: 'CHASED01' } });
}

/** Notes that somebody came to the appointment of a repair that this transaction holds. Answers what comes next. */
export async function confirm(
  transaction: Transaction,
  order: WorksOrderRow,
  now: Date,
): Promise<NextThing | null> {
  const facts = await readNextFacts(transaction, order, now);
  const next = nextStep(facts);
  const { appointment } = facts;
  if (!next?.isLate || (next.kind !== 'visit' && next.kind !== 'wishedVisit') || !appointment) {
    throw overtaken();
  }
  await recordEvent(transaction, { worksOrderId: order.id, code: 'RESCAME1', at: now, appointment });
  await transaction
    .updateTable('appointment')
    .set({ is_standing: false })
    .where('id', '=', appointment.id)
    .execute();
  const begun = await updateOrder(transaction, order.id, { status: 'In progress' });
  return nextStep({
    ...facts,
    order: begun,
    appointment: undefined,
    lastEvent: { at: now, code: 'RESCAME1' },
  });
}
