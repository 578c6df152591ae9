import { newComplaint } from '../shared/complaint-addresses.ts';

/** The addresses of the journey. Kept apart, so that the portal knows them before it loads the journey. */
export const routes = {
  subject: newComplaint,
  item: '/complaintitem',
  details: '/complaintdetails',
  remedy: '/complaintremedy',
  channel: '/complaintreply',
  contact: '/complaintcontact',
  review: '/complaintreview',
} as const;
