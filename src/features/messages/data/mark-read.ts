import type { CallOptions, Gateway } from '../../../../contract/call.ts';
import { markCommunicationRead } from '../../../../contract/communications.ts';

/** Tells the provider that a message was read. Throws a `Fault` when that could not be told. */
export async function markRead(
  { gateway, customerId }: { readonly gateway: Gateway; readonly customerId: string },
  communicationId: string,
  options: CallOptions,
): Promise<void> {
  const params = { customerId, communicationId };
  await gateway.call(markCommunicationRead, { params, body: { status: 'READ' } }, options);
}
