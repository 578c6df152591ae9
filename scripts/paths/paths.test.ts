import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { main } from './main.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'doorstep-paths-'));
const small = join(root, 'test/support/small-journey.ts');

beforeAll(() => {
  vi.stubEnv('PATHS_STORE', join(folder, 'store'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

let registries = 0;
let registry = '';

/**
 * A registry with the small journey, whose rule about the first letter and whose complaint about it are these. It has a file of its
 * own unless one is told, because a process imports a file only once.
 */
function plant(rule: string, complaint = 'Missing', file = join(folder, `registry-${registries}.ts`)): void {
  registries += 1;
  registry = file;
  writeFileSync(
    file,
    `import { definition, journey, rules, questions, samples } from ${JSON.stringify(small)};
const own = rules(questions)({ ...definition.rules, 'the first is b': ({ answers }) => ${rule} });
const check = (value) => (value === undefined ? [{ notice: '${complaint}' }] : []);
const exemptions = ['two.asking CONTINUE secondIsB', 'the second is b'].map((what) => ({ what, why: 'nobody enters b' }));
const answers = { ...samples.answers, second: ['a'] };
export const catalogue = { texts: { Missing: 'Choose.', Shut: 'Shut.', Failed: 'Sorry.', Refused: 'No.' }, always: [] };
export const allFlows = [{
  journey: journey({ ...definition, questions: { ...questions, first: { ...questions.first, check } }, rules: own }),
  samples: { ...samples, answers },
  properties: [{ says: 'Two is asked after b.', rows: ['ROW-1'], when: ({ step }) => step === 'two', always: ({ answers }) => answers.first === 'b' }],
  exemptions,
}];
`,
  );
}

const sound = `answers.first === 'b'`;
const broken = `{ if (answers.first === 'b') throw new Error('out of order'); return false; }`;
const never = 'false';

const script = join(root, 'scripts/paths.ts');
const environment = () => ({ ...process.env, NO_COLOR: '1' });

/** Runs the script as a process of its own; answers with its exit code and all that it said. */
function spawnPaths(...args: readonly string[]) {
  const options = { encoding: 'utf8', env: environment() } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, '--registry', registry, ...args],
    options,
  );
  return { status, stdout, said: stdout + stderr };
}

/** Does the same in this process. */
async function paths(...args: readonly string[]) {
  const lines: string[] = [];
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => {
    printed.push(text);
    lines.push(text);
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text: string) => {
    lines.push(text);
  });
  const table = vi.spyOn(console, 'table').mockImplementation(() => {});
  try {
    const status = await main(['--registry', registry, ...args]);
    return { status, stdout: printed.join('\n'), said: lines.join('\n') };
  } finally {
    for (const spy of [log, error, table]) spy.mockRestore();
  }
}

const jsonOf = async (...args: readonly string[]) => JSON.parse((await paths(...args, '--json')).stdout);

describe('npm run paths', () => {
  test('explores, stores the report, and uses it again', async () => {
    plant(sound);
    const first = spawnPaths();
    expect(first.said).toContain('small: two.asking CONTINUE secondIsB is exempt: nobody enters b');
    expect(first.status).toBe(0);
    const [flow] = (await jsonOf('--quick')).flows;
    expect(flow).toMatchObject({ id: 'small', failures: [] });
    expect(flow.transitions.covered).toBe(flow.transitions.total - 1);
    expect((await jsonOf('--list')).flows[0].paths).toHaveLength(flow.paths);
  });

  test('shows the path to a step, and when a rule is true', async () => {
    plant(sound);
    const [way] = (await jsonOf('--to', 'two')).ways;
    expect(way.told.steps).toMatchObject([
      { step: 'one', happens: ['first: b', 'Result of “look”: open', 'Continue'] },
    ]);
    const explained = await jsonOf('--explain', 'first IS b');
    expect(explained.rule).toBe('the first is b');
    expect(explained.uses).toEqual([{ step: 'two', does: 'the step is asked' }]);
    expect(explained.cases).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: true, reasons: [{ what: 'first', is: 'b' }] }),
        expect.objectContaining({ value: false, reasons: [{ what: 'first', is: 'not answered' }] }),
      ]),
    );
  });

  test('shows the path to a state by the name that the report of an error page gives it', async () => {
    plant(sound);
    const [way] = (await jsonOf('--state', 'small/one/look/failed')).ways;
    expect(way.told).toMatchObject({
      leads: expect.stringContaining('the error page failed of one'),
      steps: [{ step: 'one' }],
    });
    const { status, said } = await paths('--state', 'small/one/lok/failed');
    expect(status).toBe(2);
    expect(said).toContain('There is no state “small/one/lok/failed”. Did you mean “small/one/look/failed”');
    expect((await paths('--state', 'smal/one')).said).toContain(
      'There is no journey “smal”. Did you mean “small”?',
    );
  });

  test('a failure has the path to it, which --quick replays first', async () => {
    plant(`(() => ${broken})()`);
    const first = spawnPaths();
    expect(first.status).toBe(1);
    expect(first.said).toContain(
      'small: The rule "the first is b" of the journey small could not be decided: out of order',
    );
    expect(first.said).toMatch(/1\. one\n +first: b/);
    plant(sound);
    expect(await paths('--quick')).toMatchObject({ status: 0 });
    plant(`(() => ${broken})()`);
    const again = await paths('--quick');
    expect(again.status).toBe(1);
    expect(again.said).toMatch(/small: wrong: The rule .* out of order[\s\S]*exploring …/);
  });

  test('a rule that is never true is a gap', async () => {
    plant(never);
    const { status, said } = await paths();
    expect(status).toBe(1);
    expect(said).toContain('the first is b: never true');
  });

  test('a property that does not hold is told with the path to where it does not', async () => {
    plant(`answers.first === 'a'`);
    const { status, said } = await paths();
    expect(status).toBe(1);
    expect(said).toMatch(/small: does not hold: Two is asked after b\. \(ROW-1\)\n.*\n[\s\S]*first: a/);
    const [flow] = (await jsonOf()).flows;
    expect(flow.properties).toEqual({ total: 1, held: 0 });
  });

  test('a misspelt message key in the complaint of a question is reported with its place', async () => {
    plant(sound, 'Missin');
    const { status, said } = await paths();
    expect(status).toBe(1);
    expect(said).toContain(
      'The step one of the journey small complains of the question first with Missin, which has no text. Did you mean “Missing”?',
    );
  });

  test('requirements are listed with what holds them, and fail where nothing does', async () => {
    const table = (requirements: object) => {
      plant(sound);
      const source = readFileSync(registry, 'utf8');
      writeFileSync(
        registry,
        source.replace('  exemptions,', `  exemptions, requirements: ${JSON.stringify(requirements)},`),
      );
    };
    table({ 'ROW-1': 'Two follows b.' });
    const listed = await paths('--requirements');
    expect(listed.said).toMatch(/ROW-1 +Two follows b\.\n +property +Two is asked after b\./);
    expect(listed.status).toBe(0);
    expect((await jsonOf()).requirements).toEqual({ rows: 1, unaccounted: 0 });
    table({
      'ROW-1': 'Two follows b.',
      'ROW-2': { says: 'It is tested.', tests: [['test/none.test.ts', 'it']] },
    });
    const wrong = await paths('--requirements');
    expect(wrong.said).toContain('small: ROW-2: there is no file test/none.test.ts');
    expect(wrong.status).toBe(1);
    const { status, stdout } = await paths('--json');
    expect(JSON.parse(stdout).requirements).toEqual({ rows: 2, unaccounted: 1 });
    expect(status).toBe(1);
  });

  test.each([
    [['--to', 'ones'], 'Did you mean “one”?'],
    [['--flow', 'smal'], 'Did you mean “small”?'],
    [['--explain', 'the furst'], 'Did you mean “the first is b”'],
    [['--explain', 'is b'], 'matches several rules'],
    [['--to', 'two', '--list'], 'at a time'],
    [['--failing'], 'See --help'],
  ])('%s is refused with advice', async (args, words) => {
    plant(sound);
    const { status, said } = await paths(...args);
    expect(said).toContain(words);
    expect(status).toBe(2);
  });

  test('watches, and replays the last paths as soon as a file is saved', async () => {
    const watched = join(folder, 'watched.ts');
    plant(sound, undefined, watched);
    await paths();
    const child = spawn(process.execPath, [script, '--registry', watched, '--watch', '--json'], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8');
    let said = '';
    let saves: NodeJS.Timeout | undefined;
    /** Resolves when it has said something that fits. */
    const saying = async (what: RegExp): Promise<void> => {
      while (!what.test(said)) said += (await once(child.stdout, 'data'))[0];
      said = '';
    };
    try {
      await saying(/"flows":\[\{"id":"small".*"failures":\[\]/);
      plant(never, undefined, watched);
      // A save that comes before Node watches the file goes unnoticed.
      saves = setInterval(() => plant(never, undefined, watched), 30_000);
      await saying(/"quick":\{"flow":"small"[\s\S]*never true/);
    } finally {
      clearInterval(saves);
      child.kill();
      await once(child, 'exit');
    }
  });
});
