import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of a test, or of what is set up for a file, since it was run without a change. */
export interface TestProfile {
  readonly ms: number;
  /** It passes again where it has passed before, so that it can be run by itself as often as wanted. */
  readonly isRepeatable: boolean;
  /** How many mutants it reaches: one that reaches few was written for them. */
  readonly reach: number;
}

export type TestProfiles = Readonly<Record<string, TestProfile>>;

// One process runs the tests without a change, and all others, which work in the same folder, have to know what came of it.
const file = (): string => join(process.cwd(), 'test-profiles.json');

export const storeProfiles = (profiles: TestProfiles): void =>
  writeFileSync(file(), JSON.stringify(profiles));

export const storedProfiles = (): TestProfiles =>
  existsSync(file()) ? (JSON.parse(readFileSync(file(), 'utf8')) as TestProfiles) : {};
