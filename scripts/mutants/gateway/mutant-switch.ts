import type { MutantCoverage } from '@stryker-mutator/api/core';

/** What the changed sources look at, in a global of this name. */
interface MutantSwitch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: MutantCoverage;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

const holder = globalThis as unknown as { __stryker__?: MutantSwitch };
holder.__stryker__ ??= {};
export const mutantSwitch: MutantSwitch = holder.__stryker__;

/** In which variable threads and processes that a test starts look for the mutant. */
const variable = '__STRYKER_ACTIVE_MUTANT__';

/** Makes this mutant take the place of what is written. */
export function switchOn(id: string): void {
  mutantSwitch.activeMutant = id;
  process.env[variable] = id;
}

export function switchOff(): void {
  mutantSwitch.activeMutant = undefined;
  delete process.env[variable];
}
