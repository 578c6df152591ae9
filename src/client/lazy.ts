import type { Gateway } from '../../contract/call.ts';
import { Fault } from '../../machines/fault.ts';
import type { Client, createClient } from './client.ts';

type Settings = Parameters<typeof createClient>[0];

/**
 * The client, loaded when it is first needed: a page that calls nothing, such as the start page, shows without it.
 * When its script cannot be loaded a call is `dropped`, and the next one tries again.
 */
export function createLazyClient(settings: Settings, load = () => import('./client.ts')): Client {
  let loading: Promise<Client> | undefined;
  const client = (): Promise<Client> => {
    loading ??= load().then(
      (module) => module.createClient(settings),
      (cause: unknown) => {
        loading = undefined;
        throw new Fault('dropped', { cause });
      },
    );
    return loading;
  };
  const reported = (report: (loaded: Client) => void): void => {
    client().then(report, () => undefined);
  };
  const call: Gateway['call'] = async (...request) => (await client()).gateway.call(...request);
  return {
    gateway: { call },
    reports: {
      opened: (page) => reported(({ reports }) => reports.opened(page)),
      failed: (failing, status) => reported(({ reports }) => reports.failed(failing, status)),
      unexpected: (error) => reported(({ reports }) => reports.unexpected(error)),
    },
  };
}
