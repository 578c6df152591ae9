import { aheadOf, settingOf } from '../gateway/clock.ts';

/** Milliseconds by which the environment's `CLOCK` is ahead of the machine's; 0 when there is none. */
export function aheadOfEnvironment(): number {
  const { CLOCK: setting } = process.env;
  if (!setting) return 0;
  const ahead = aheadOf(setting);
  if (ahead === undefined) throw new Error(`CLOCK is ${setting}: it must be a time such as 2026-12-31T23:59`);
  return ahead;
}

/** Starts the clock of `CLOCK` now, for this process and all that it starts: each by itself would start it later. */
export function startClock(): void {
  if (process.env.CLOCK) process.env.CLOCK = settingOf(aheadOfEnvironment());
}

/** Starts the clock at this setting, or else at that of the environment, for this process and all that it starts. */
export function chooseClock(setting: string | undefined): void {
  if (setting === '') throw new Error('--clock needs a time such as 2026-12-31T23:59');
  if (setting !== undefined) process.env.CLOCK = setting;
  startClock();
}
