import { editProfile } from '../shared/addresses.ts';

/** The address of the journey. Kept apart, so that the portal knows it before it loads the journey. */
export const routes = { edit: editProfile } as const;
