/**
 * The HTTP status that an appointment call came back with although it was refused; undefined when it was not.
 * These calls hand some refusals back as values instead of throwing.
 */
export function refusedStatus(answer: object): number | undefined {
  if (!('status' in answer)) return undefined;
  return typeof answer.status === 'number' ? answer.status : undefined;
}
