/**
 * The time: the one place of the portal that reads the device's clock. A demonstration at another time sets that of its pages
 * before they load, see gateway/http/portal.ts.
 */
export const now = (): Date => new Date();
