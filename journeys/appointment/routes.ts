/** The address of the journey. Kept apart, so that the portal knows it before it loads the journey. */
export const routes = { slot: '/appointmentscheduler' } as const;
