import type * as portal from '../../app/portal.ts';
import { currentRendering, renderings } from '../rendering.ts';

/** Who the page is rendered for; nobody where it is the same for everybody. */
export const identifiers: typeof portal.identifiers = {
  read: () => ({
    channel: 'CustomerSelfService',
    customerId: renderings.getStore()?.customerId,
    corelationId: '',
    sessionId: undefined,
    offers: '',
  }),
  signIn: () => {},
  correlate: () => {},
  clear: () => {},
};

export const isLeaving: typeof portal.isLeaving = () => false;
export const reloadAt: typeof portal.reloadAt = () => {};

/** The gateway, asked in the name of the resident whose page it is. */
export const gateway: typeof portal.gateway = {
  call: (...request) => currentRendering().gateway.call(...request),
  offers: (what) => currentRendering().gateway.offers?.(what) === true,
};

/** Nothing is told of a page before it is seen. */
export const reports: typeof portal.reports = { tell: () => {} };
