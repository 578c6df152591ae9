import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CustomerPath } from './customers.ts';
import { v1 } from './paths.ts';

/** By what residents are reminded of appointments and told of changes to them. */
export const reminderChannels = ['email', 'text', 'both'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** What a resident prefers. */
const Preferences = v.object({ reminders: v.picklist(reminderChannels) });

export const getPreferences = defineCall({
  id: 'getPreferences',
  method: 'GET',
  path: `${v1}/customers/:customerId/preferences`,
  params: CustomerPath,
  answer: Preferences,
  answersEntityTag: true,
});

/** Changes what a resident prefers. Refused with 412 where it was changed since it was read. */
export const updatePreferences = defineCall({
  id: 'updatePreferences',
  method: 'PUT',
  path: `${v1}/customers/:customerId/preferences`,
  params: CustomerPath,
  body: Preferences,
  answer: Preferences,
  needsEntityTag: true,
  answersEntityTag: true,
});
