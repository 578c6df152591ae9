import { instantOf } from '../../contract/dates.ts';

/**
 * The day until which repairs are held because contractors change hands; null when it has come.
 * @param setting that day, `2024-10-14`
 */
export const heldUntil = (setting: string, now: Date): string | null =>
  /^\d{4}-\d\d-\d\d$/.test(setting) && now < instantOf(`${setting}T00:00:00`) ? setting : null;
