import type { Gateway } from '../../contract/call.ts';
import { type ClientSettings, createGateway } from './gateway.ts';
import { createReports, type Reports } from './reports.ts';

export interface Client {
  readonly gateway: Gateway;
  readonly reports: Reports;
}

/** The provider's gateway and the reports to it; every refused or malformed answer is reported. */
export function createClient(
  settings: Omit<ClientSettings, 'onFailure'> & { readonly page: () => string },
): Client {
  const { page, ...ours } = settings;
  const gateway = createGateway({ ...ours, onFailure: (call, status) => reports.failed(call, status) });
  const reports = createReports(gateway, settings.identifiers, page);
  return { gateway, reports };
}
