import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Journey, memoryOf } from '../../../machines/engine/index.ts';
import { describePath, explore, pathTo } from '../../../machines/exploration/index.ts';
import { definition, journey, samples } from '../../../test/support/small-journey.ts';
import { type ResumedFlow, resumeFlow } from './resume-flow.ts';

/** A letter of two, where a version may have others. */
const letterOf = (...options: readonly string[]) => ({
  kind: 'letter',
  check: (value: 'a' | 'b' | undefined) =>
    value !== undefined && options.includes(value) ? [] : [{ notice: 'Missing' as const }],
});

const questions = { first: letterOf('a', 'b'), second: letterOf('a', 'b') };
const was = journey({ ...definition, questions });
const { steps } = definition;

const resumedIn = (now: Journey | undefined): ResumedFlow =>
  resumeFlow({ explore, pathTo, describePath, memoryOf }, { journey: was, samples }, now);

const whats = ({ losses }: ResumedFlow): readonly string[] => losses.map(({ what }) => what);

describe('what is kept in every state of a version', () => {
  test('is resumed in the same version', () => {
    const resumed = resumedIn(was);
    expect(resumed.states).toBeGreaterThan(20);
    expect(resumed).toMatchObject({ resumed: resumed.states, askedAgain: 0, lost: 0, losses: [] });
  });

  test('is lost by an option with another name, where the version was not raised', () => {
    const resumed = resumedIn(
      journey({ ...definition, questions: { ...questions, first: letterOf('a', 'c') } }),
    );
    expect(whats(resumed)).toEqual(['the answer "b" to “first” is not accepted any more']);
    expect(resumed.losses[0]?.path).toMatch(/^A first visit → one: answers first: “b”/);
    expect(resumed.lost).toBe(resumed.losses[0]?.states);
  });

  const { first, second } = was.questions;
  const { look } = was.operations;
  if (!first || !second || !look) throw new Error('the small journey has other parts');
  const renamed: Journey = {
    ...was,
    questions: { third: first, second },
    rules: { ...was.rules, 'the first is b': ({ answers }) => answers.third === 'b' },
    operations: { ...was.operations, look: { ...look, dependsOn: ['third'] } },
    steps: was.steps.map((step) => (step.id === 'one' ? { ...step, asks: [{ question: 'third' }] } : step)),
  };

  test('is lost by a question with another name, where the version was not raised', () => {
    expect(whats(resumedIn(renamed))).toEqual(['the question “first” is not known any more']);
  });

  test('is asked again, and said so, where the version was raised', () => {
    const resumed = resumedIn({ ...renamed, version: 3 });
    expect(resumed).toMatchObject({ lost: 0, losses: [] });
    expect(resumed.askedAgain).toBeGreaterThan(0);
    expect(resumed.askedAgain + resumed.resumed).toBe(resumed.states);
  });

  test('is resumed where the version was raised with a migration', () => {
    const resumed = resumedIn({
      ...renamed,
      version: 3,
      migrate: ({ answers: { first: third, ...others } }) => ({ third, ...others }),
    });
    expect(resumed).toMatchObject({ resumed: resumed.states, askedAgain: 0, lost: 0 });
  });

  test('is lost by a migration that forgets an answer, or gives what is refused', () => {
    const migrating = (migrate: NonNullable<Journey['migrate']>) =>
      resumedIn({ ...renamed, version: 3, migrate });
    expect(whats(migrating(({ answers }) => ({ third: answers.first })))).toEqual([
      'the migration drops the answer to “second”',
    ]);
    expect(whats(migrating(({ answers }) => ({ second: answers.second, third: [answers.first] })))).toContain(
      'the migration gives “third” ["b"], which it refuses',
    );
  });

  test('is lost by a step with another name, whose entries are dropped', () => {
    const { one, ...others } = steps;
    expect(whats(resumedIn(journey({ ...definition, questions, steps: { uno: one, ...others } })))).toEqual([
      'the answer to “first” is dropped',
    ]);
  });

  test('is lost by a fact with another name, which its operation does not find out again', () => {
    expect(whats(resumedIn({ ...was, initialFacts: {} }))).toEqual([
      'the fact “isOpen” that “look” found out is not known any more',
    ]);
  });

  test('is lost where it breaks, and where there is no such journey', () => {
    const broken = () => {
      throw new Error('broken');
    };
    const breaking = { ...was, rules: { ...was.rules, 'the second is b': broken } };
    expect(whats(resumedIn(breaking))).toEqual([
      'it breaks when it resumes: The rule "the second is b" of the journey small could not be decided',
    ]);
    expect(whats(resumedIn(undefined))).toEqual(['there is no journey “small” any more']);
  });
});

test('the command says what it needs', () => {
  const script = path.resolve(import.meta.dirname, '../../atlas.ts');
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [script, '--resume', ...args], { encoding: 'utf8' });
  expect(run()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: '--resume needs the revision to resume from: --against <revision>\n',
  });
  expect(run('--against', 'nowhere').stderr).toBe('there is no revision “nowhere” here\n');
});
