import { queries } from '../../client/queries.ts';
import { gateway, identifiers } from '../portal.ts';
import { optionsOf } from '../useReading.ts';
import { readMenu } from './menu.ts';

/** The menu of the resident, the same on all pages: a setting that changed is seen on the page that is opened a minute later. */
export const menuReading = () => ({
  ...optionsOf({
    name: ['menu'],
    read: (signal) =>
      readMenu({ services: { gateway, customerId: identifiers.read().customerId ?? '' } }, { signal }),
    freshFor: 60_000,
    keptFor: Number.POSITIVE_INFINITY,
  }),
  refetchOnWindowFocus: false,
});

/** Reads the menu anew unless that was done a moment ago. What it shows stays until then. */
export const refreshOldMenu = (): void => void queries.prefetchQuery(menuReading());
