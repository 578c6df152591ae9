import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'doorstep-paths-'));
const registry = join(folder, 'registry.ts');
const small = join(root, 'test/support/small-journey.ts');

afterAll(() => rmSync(folder, { recursive: true }));

/** A registry with the small journey, whose rule about the first letter is this. */
const plant = (rule: string): void =>
  writeFileSync(
    registry,
    `import { definition, journey, rules, questions, samples } from ${JSON.stringify(small)};
const own = rules(questions)({ ...definition.rules, 'the first is b': ({ answers }) => ${rule} });
const waivers = ['two.asking CONTINUE 0', 'the second is b'].map((what) => ({ what, why: 'nobody enters b' }));
const answers = { ...samples.answers, second: ['a'] };
export const allFlows = [{ journey: journey({ ...definition, rules: own }), samples: { ...samples, answers }, waivers }];
`,
  );

const sound = `answers.first === 'b'`;
const broken = `{ if (answers.first === 'b') throw new Error('out of order'); return false; }`;
const never = 'false';

const environment = { ...process.env, PATHS_STORE: join(folder, 'store'), NO_COLOR: '1' };
const command = [join(root, 'scripts/paths.ts'), '--registry', registry];

/** Runs the script; answers with its exit code and all that it said. */
function paths(...args: readonly string[]) {
  const options = { encoding: 'utf8', env: environment } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], options);
  return { status, stdout, said: stdout + stderr };
}

const jsonOf = (...args: readonly string[]) => JSON.parse(paths(...args, '--json').stdout);

describe('npm run paths', () => {
  test('walks, keeps what it found, and finds it again', () => {
    plant(sound);
    const walked = paths();
    expect(walked.said).toContain('small: waived two.asking CONTINUE 0, because nobody enters b');
    expect(walked.status).toBe(0);
    const [flow] = jsonOf('--changed').flows;
    expect(flow).toMatchObject({ id: 'small', failures: [] });
    expect(flow.transitions.covered).toBe(flow.transitions.total - 1);
    expect(jsonOf('--list').flows[0].paths).toHaveLength(flow.paths);
    expect(paths('--failing')).toMatchObject({ status: 0 });
  });

  test('tells the way to a step, and what makes a rule true', () => {
    plant(sound);
    const [way] = jsonOf('--to', 'two').ways;
    expect(way.told.steps).toMatchObject([
      { step: 'one', happens: ['first: b', 'look comes back with: open', 'Continue'] },
    ]);
    const explained = jsonOf('--explain', 'first IS b');
    expect(explained.rule).toBe('the first is b');
    expect(explained.uses).toEqual([{ step: 'two', does: 'the step is asked' }]);
    expect(explained.cases).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: true, reasons: [{ what: 'first', is: 'b' }] }),
        expect.objectContaining({ value: false, reasons: [{ what: 'first', is: 'not answered' }] }),
      ]),
    );
  });

  test('a failure is told with the way to it, and gone again alone until it is mended', () => {
    plant(`(() => ${broken})()`);
    const walked = paths();
    expect(walked.status).toBe(1);
    expect(walked.said).toContain(
      'small: The rule "the first is b" of the journey small could not be decided: out of order',
    );
    expect(walked.said).toMatch(/1\. one\n +first: b/);
    const again = paths('--failing');
    expect(again.status).toBe(1);
    expect(again.said).toContain('1 of 1 still fail');
    plant(sound);
    const mended = paths('--failing');
    expect(mended.said).toContain('mended');
    expect(mended.status).toBe(0);
  });

  test('a gap is told with the place that comes nearest to it', () => {
    plant(never);
    const { status, said } = paths();
    expect(status).toBe(1);
    expect(said).toContain('the first is b: never true');
    expect(jsonOf('--failing').failures).toContainEqual(
      expect.objectContaining({ kind: 'gap', now: 'the first is b: never true' }),
    );
  });

  test.each([
    [['--to', 'ones'], 'Did you mean “one”?'],
    [['--flow', 'smal'], 'Did you mean “small”?'],
    [['--explain', 'the furst'], 'Did you mean “the first is b”'],
    [['--explain', 'is b'], 'fits several rules'],
    [['--to', 'two', '--list'], 'One thing at a time'],
    [['--nothing'], '--help tells'],
  ])('%s is answered in plain words', (args, words) => {
    plant(sound);
    const { status, said } = paths(...args);
    expect(said).toContain(words);
    expect(status).toBe(2);
  });

  test('watching, it answers to a saved file, first with what is known', async () => {
    plant(sound);
    paths();
    const child = spawn(process.execPath, [...command, '--watch', '--json'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8');
    let said = '';
    /** Resolves when it has said something that fits. */
    const saying = async (what: RegExp): Promise<void> => {
      while (!what.test(said)) said += (await once(child.stdout, 'data'))[0];
      said = '';
    };
    try {
      await saying(/"flows":\[\{"id":"small".*"failures":\[\]/);
      plant(never);
      await saying(/"soon":\{"flow":"small"[\s\S]*never true/);
    } finally {
      child.kill();
      await once(child, 'exit');
    }
  });
});
