import { routes as appointment } from './appointment/routes.ts';
import { routes as serviceRequest } from './case/routes.ts';
import { routes as complaint } from './complaint/routes.ts';
import { routes as complaintReview } from './complaint-review/routes.ts';
import { routes as enquiry } from './enquiry/routes.ts';
import { firstJourneys, type PortalJourney } from './first.ts';
import { routes as payment } from './payment/routes.ts';
import { routes as profile } from './profile/routes.ts';

/** The journeys that the portal learns of when an address is none of the first ones. */
export const laterJourneys: readonly PortalJourney[] = [
  {
    id: 'enquiry',
    routes: enquiry,
    entrances: { consent: enquiry.consent },
    load: () => import('./enquiry/flow.ts'),
  },
  { id: 'payment', routes: payment, load: () => import('./payment/flow.ts') },
  { id: 'appointment', routes: appointment, load: () => import('./appointment/flow.ts') },
  {
    id: 'case',
    routes: serviceRequest,
    entrances: { property: serviceRequest.property, type: serviceRequest.type },
    load: () => import('./case/flow.ts'),
  },
  {
    id: 'complaint',
    routes: complaint,
    entrances: { subject: complaint.subject },
    load: () => import('./complaint/flow.ts'),
  },
  // It is begun on the page about a complaint alone.
  {
    id: 'complaintReview',
    routes: complaintReview,
    entrances: {},
    load: () => import('./complaint-review/flow.ts'),
  },
  { id: 'profile', routes: profile, load: () => import('./profile/flow.ts') },
];

/** The journeys that the portal offers on pages of their own. */
export const portalJourneys: readonly PortalJourney[] = [...firstJourneys, ...laterJourneys];
