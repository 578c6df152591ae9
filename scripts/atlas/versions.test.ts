import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { differencesOf, isUnchanged } from '../../src/atlas/changes/model/differences.ts';
import { markdownOf } from '../../src/atlas/changes/model/markdown.ts';
import { RevisionError } from '../revision.ts';
import { versionsOf } from './versions.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** A project that is no more than one journey, so that it needs no packages. */
const files = {
  'package.json': '{ "type": "module" }',
  'content/notices.ts': `export const notices = { Shut: 'We are shut.' };`,
  'journeys/small/situation.ts': `
    export const least = (it: { answers: { size?: string } }): boolean => it.answers.size === 'small';`,
  'journeys/small/rules.ts': `
    import { least } from './situation.ts';
    export const rules = {
      'it is small': (it) => least(it),
      'it is shut': ({ facts }) => facts.isShut,
    };`,
  'journeys/small/journey.ts': `
    import { rules } from './rules.ts';
    const step = (index: number, id: string, more: object) => ({
      index, id, route: '/' + id, when: undefined, load: [], asks: [], check: [], blocks: [], notices: [], submit: [],
      resets: [], secondaryActions: {}, ...more,
    });
    const define = (it: { id: string; steps: unknown; rules: unknown; [more: string]: unknown }) => it;
    export const small = define({
      id: 'small', version: 1, initialFacts: { isShut: false }, preservedOnBack: [], back: 'none', backEnd: 'home',
      questions: { size: { kind: 'text', limit: 10, check: () => [] } },
      rules,
      operations: {
        send: {
          dependsOn: [],
          run: async () => true,
          outcomes: { sent: { goTo: { end: 'home' } } },
        },
      },
      steps: [
        step(0, 'size', { asks: [{ question: 'size' }], blocks: [{ when: 'it is shut', notice: 'Shut' }] }),
        step(1, 'send', { submit: [{ run: 'send' }], when: undefined, notices: [{ when: 'it is small', notice: 'Shut' }] }),
      ],
      faults: { otherwise: { end: 'home' } },
      ends: { home: { route: '/home' } },
      errorPages: {},
      values: () => ({}),
    });`,
  'journeys/portal.ts': `
    const words = {
      name: 'Small', steps: { size: { title: 'How big?' }, send: { title: 'Send' } },
      questions: { size: { label: 'How big?' } }, operations: { send: 'Sending…' }, secondaryActions: {},
    };
    export const portalJourneys = [{ id: 'small', load: async () => ({ flow: { words } }) }];`,
  'journeys/registry.ts': `
    import { small } from './small/journey.ts';
    export const flows = [
      { journey: small, samples: { initialScenarios: {}, answers: { size: ['big'] }, outputs: { send: { sent: [true] } } } },
    ];`,
} as const;

const folders = mkdtempSync(path.join(tmpdir(), 'atlas-test-'));
const root = path.join(folders, 'project');

const write = (file: string, text: string): void => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** Writes a file anew with one part of it put otherwise. */
function change(file: keyof typeof files, was: string, now: string): void {
  if (!files[file].includes(was)) throw new Error(`${file} has no ${was}`);
  write(file, files[file].replace(was, now));
}

const git = (...args: readonly string[]): void => {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...args], { cwd: root });
};

/** What the comparing keeps in the folder for what is not needed for long, which is this test's own. */
const left = (): readonly string[] => readdirSync(folders).filter((name) => name !== 'project');

beforeAll(() => {
  vi.stubEnv('TMPDIR', folders);
  vi.stubEnv('GIT_CEILING_DIRECTORIES', folders);
  write('readme', 'Before there were journeys');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Before');
  for (const [file, text] of Object.entries(files)) write(file, text);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The small journey');
  git('tag', 'small');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folders, { recursive: true, force: true });
});

describe('the working tree and a revision', () => {
  test('are the same when nothing changed, and leave nothing behind', () => {
    const versions = versionsOf(root, 'small');
    expect(versions.was.version).toMatchObject({ name: 'small', subject: 'The small journey' });
    expect(versions.was.journeys[0]?.sections.rules?.map(({ id }) => id)).toEqual([
      'it is shut',
      'it is small',
    ]);
    const differences = differencesOf(versions);
    expect(isUnchanged(differences)).toBe(true);
    expect(left()).toEqual([]);
  });

  test('differ by what is not committed yet', () => {
    change('content/notices.ts', 'We are shut.', 'We are shut today.');
    change('journeys/small/journey.ts', 'limit: 10', 'limit: 20');
    change('journeys/small/rules.ts', 'facts.isShut', '!facts.isShut');
    const differences = differencesOf(versionsOf(root, 'small'));
    expect(differences.journeys.flatMap(({ changes }) => changes).map(({ id }) => id)).toEqual([
      'size',
      'it is shut',
      'notices.Shut',
    ]);
    expect(markdownOf(differences)).toContain(
      '- question “How big?” **altered**: limit: “~~10~~” → “**20**”',
    );
    for (const [file, text] of Object.entries(files)) write(file, text);
  });

  test('do not differ by how code is laid out', () => {
    change('journeys/small/rules.ts', '({ facts }) => facts.isShut', '({ facts }) =>\n        facts.isShut');
    const versions = versionsOf(root, 'small');
    expect(isUnchanged(differencesOf(versions))).toBe(true);
    write('journeys/small/rules.ts', files['journeys/small/rules.ts']);
  });

  test('differ by the files of what a rule calls', () => {
    change('journeys/small/situation.ts', `'small'`, `'tiny'`);
    const [journey] = differencesOf(versionsOf(root, 'small')).journeys;
    expect(journey?.changes).toEqual([]);
    expect(journey?.files).toEqual(['journeys/small/situation.ts']);
    write('journeys/small/situation.ts', files['journeys/small/situation.ts']);
  });
});

describe('what cannot be compared is said', () => {
  const reason = (of: string, revision: string): string => {
    try {
      versionsOf(of, revision);
    } catch (error) {
      if (error instanceof RevisionError) return error.message;
      throw error;
    }
    throw new Error('it was compared');
  };

  test('for a revision that there is not', () => {
    expect(reason(root, 'nowhere')).toBe('there is no revision “nowhere” here');
    expect(reason(root, '--all')).toBe('there is no revision “--all” here');
  });

  test('for one before there were journeys', () => {
    expect(reason(root, 'small~1')).toMatch(/^small~1 \(.*\) is too old to be described: it has no journeys/);
  });

  test('for one that does not run, and nothing is left behind', () => {
    change('journeys/registry.ts', './small/journey.ts', './small/gone.ts');
    expect(reason(root, 'small')).toMatch(/^the journeys of the working tree could not be read: .*gone\.ts/);
    write('journeys/registry.ts', files['journeys/registry.ts']);
    expect(left()).toEqual([]);
  });

  test('where there is no repository', () => {
    expect(reason(folders, 'HEAD')).toContain('is in no git repository');
  });

  test('by the command, which then prints nothing else', () => {
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, ['scripts/atlas.ts', ...args], { cwd: project, encoding: 'utf8' });
    expect(run('--against', 'nowhere', '--text')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'there is no revision “nowhere” here\n',
    });
    expect(run('--json')).toMatchObject({ status: 1, stdout: '' });
  });
});
