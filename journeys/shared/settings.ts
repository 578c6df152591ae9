import type { CallOptions, Gateway } from '../../contract/call.ts';
import { getConfiguration, type ToggleName } from '../../contract/configuration.ts';

/** The value of a setting; a read that fails counts as off. */
export async function setting(
  { services }: { readonly services: { readonly gateway: Gateway } },
  name: ToggleName,
  options: CallOptions,
): Promise<string> {
  try {
    return (await services.gateway.call(getConfiguration, { params: { name } }, options)).value;
  } catch {
    return '';
  }
}
