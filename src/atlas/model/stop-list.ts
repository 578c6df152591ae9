import type { StopTraffic } from '../../../contract/traffic.ts';
import { stopReason, stopsAt } from '../../../machines/engine/index.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { operationTitle, stepTitle } from '../../walkthrough/sentences.ts';
import { csvRows } from './csv.ts';
import { type Message, messageOf, outcomeNotices } from './detail.ts';

/** One reason for which a step stops residents, with what they read. */
export interface StopDetail {
  readonly step: string;
  readonly because: string;
  /** The reason as stops are counted by it. */
  readonly reason: string;
  /** The title of the operation that comes back with it; empty for a rule. */
  readonly foundBy: string;
  readonly messages: readonly Message[];
  /** Why they read nothing there. */
  readonly silentBecause: string | undefined;
}

/** Every reason for which a journey stops residents, in the order of its steps. */
export const stopDetails = (flow: FlowWithCopy): readonly StopDetail[] =>
  flow.journey.steps.flatMap((step) =>
    stopsAt(flow.journey, step).map(({ because, operation, notices }) => {
      const keys = operation === undefined ? notices : outcomeNotices(flow, operation, because);
      return {
        step: step.id,
        because,
        reason: stopReason({ because, operation }),
        foundBy: operation === undefined ? '' : operationTitle(flow, operation),
        messages: [...new Set(keys)].map((key) => messageOf(key, flow.copy)),
        silentBecause: flow.journey.operations[operation ?? '']?.outcomes[because]?.silentBecause,
      };
    }),
  );

/**
 * Where residents are stopped, as CSV.
 * @param counted how many visits each reason stopped; where it is given, it is a column more
 */
export function stopsCsv(flow: FlowWithCopy, counted?: readonly StopTraffic[]): string {
  const details = stopDetails(flow);
  const countOf = (step: string, reason: string): string[] =>
    counted === undefined
      ? []
      : [String(counted.find((stop) => stop.place === step && stop.reason === reason)?.count ?? 0)];
  return csvRows([
    [
      ...['Step', 'Title', 'Stops when', 'Found by', 'Message keys', 'Texts', 'Says nothing because'],
      ...(counted === undefined ? [] : ['Visits stopped, rounded down to fives']),
    ],
    ...details.map(({ step, because, reason, foundBy, messages, silentBecause = '' }) => [
      step,
      stepTitle(flow.copy, step),
      because,
      foundBy || 'a rule',
      messages.map(({ key }) => key).join(' '),
      messages.map(({ text }) => text).join('\n'),
      silentBecause,
      ...countOf(step, reason),
    ]),
  ]);
}
