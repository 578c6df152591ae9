/** The address of the journey. Kept apart, so that the portal knows it before it loads the journey. */
export const routes = { edit: '/editprofile' } as const;

/** Where the journey goTo: the page about the resident, and first for a moment what came of the change. */
export const profilePage = '/manageprofile';
export const savedPage = '/profilesaved';
