import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../paths/sources.ts';

/** A part of the gateway whose mutants are counted by themselves. */
export interface Area {
  readonly id: string;
  /** Patterns of its sources. */
  readonly sources: readonly string[];
  /** Tests against a gateway and its database, beside those next to the sources: the quickest first. */
  readonly tests: readonly string[];
}

const folder = (name: string, tests: readonly string[]): Area => ({
  id: name,
  sources: [`gateway/${name}/*.ts`],
  tests: ['gateway/config.test.ts', ...tests.map((test) => `test/gateway/${test}.test.ts`)],
});

export const areas: readonly Area[] = [
  {
    id: 'ownership',
    sources: ['gateway/provider/ownership.ts'],
    tests: ['test/gateway/ownership.test.ts'],
  },
  folder('money', [
    'ledger',
    'accounts',
    'payments',
    'payment-safety',
    'payment-mismatches',
    'payment-frame',
    'statements',
    'statements-in-turn',
    'ownership',
  ]),
  folder('identity', [
    'identity-provider',
    'password-reset',
    'sign-in',
    'own-account',
    'session-end',
    'identity-away',
    'key-rotation',
    'traffic-access',
    'traffic',
  ]),
  folder('http', [
    'once',
    'portal',
    'openapi',
    'limits',
    'protection',
    'first-reads',
    'refused-fields',
    'route-access',
    'traffic-access',
    'rendered-pages',
    'tracing',
    'documents',
  ]),
];

const isTest = (path: string): boolean => path.endsWith('.test.ts');
const filesOf = ({ sources }: Area): readonly string[] =>
  sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();

/** The files of an area that are changed. */
export const mutatedFiles = (area: Area): readonly string[] => filesOf(area).filter((path) => !isTest(path));

/** Whether a test file starts a gateway, with its database. */
export const needsDatabase = (path: string): boolean => path.startsWith('test/');

/**
 * The tests that may notice a change to an area, in the order in which they are run.
 * @param isQuick whether those that need a database are left out
 */
export const testFilesFor = (area: Area, isQuick: boolean): readonly string[] => [
  ...globSync(
    area.sources.map((pattern) => join(pattern, '..', '*.test.ts')),
    { cwd: root },
  ).toSorted(),
  ...area.tests.filter((path) => !isQuick || !needsDatabase(path)),
];
