/** Whether the device itself says that it has no network. It may have none without saying so, but hardly the other way round. */
export const isOffline = (): boolean => navigator.onLine === false;
