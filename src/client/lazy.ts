import type { Gateway } from '../../contract/call.ts';
import { Fault } from '../../machines/engine/index.ts';
import type { SharedSettings } from './reads.ts';
import { createReports, type Reporter, type Reports } from './reports.ts';

type Settings = Omit<SharedSettings, 'onFailure'> & Omit<Reporter, 'gateway'>;

/**
 * The provider's gateway and the reports to it; every refused or malformed answer is reported. The gateway is loaded when
 * it is first needed: a page that calls nothing, such as the start page, shows without it. When its script cannot be
 * loaded a call is `dropped`, and the next one tries again.
 */
export function createLazyClient(
  settings: Settings,
  load = () => import('./reads.ts'),
): { readonly gateway: Gateway; readonly reports: Reports } {
  let loading: Promise<Gateway> | undefined;
  const loaded = (): Promise<Gateway> => {
    loading ??= load().then(
      ({ createSharedGateway }) =>
        createSharedGateway({ ...settings, onFailure: (...failure) => reports.tell('failed', ...failure) }),
      (cause: unknown) => {
        loading = undefined;
        throw new Fault('dropped', { cause });
      },
    );
    return loading;
  };
  const call: Gateway['call'] = async (...request) => (await loaded()).call(...request);
  const offers: Gateway['offers'] = (what) => settings.identifiers.read().offers.split(' ').includes(what);
  const gateway = { call, offers };
  const reports = createReports({ ...settings, gateway });
  return { gateway, reports };
}
