import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { describe, expect, test } from 'vitest';
import { command, wholeNumber } from './command.ts';

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'residents.ts'), ...args], { encoding: 'utf8' });

describe('a command', () => {
  test('says what it takes', () => {
    const { status, stdout } = run('--help');
    expect(stdout).toContain('Usage: npm run residents --');
    expect(stdout).toContain('--json');
    expect(status).toBe(0);
  });

  test('ends with 2 where it is given something else, in a sentence', () => {
    const { status, stderr } = run('--jsn');
    expect(stderr).toBe("error: unknown option '--jsn'\n(Did you mean --json?)\nSee --help.\n");
    expect(status).toBe(2);
  });

  test('reads its line as all others do', () => {
    const others = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) =>
      /\bparseArgs\(|process\.argv\.slice\(2\)/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    );
    // It has modes, each with a text of its own.
    expect(others).toEqual(['paths.ts']);
  });
});

describe('a whole number', () => {
  test.each([
    ['1', 1],
    ['600', 600],
  ])('is %s', (text, number) => expect(wholeNumber(1, 600)(text)).toBe(number));

  test.each(['0', '601', '1.5', '-1', '1e2', '', 'ten'])('is not “%s”', (text) =>
    expect(() => wholeNumber(1, 600)(text)).toThrow('It takes a whole number from 1 to 600.'),
  );

  test('may have no upper bound', () => {
    expect(wholeNumber(1)('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => wholeNumber(1)('9007199254740992')).toThrow('It takes a whole number of at least 1.');
  });
});

test('a choice is one of those that there are', () => {
  const partOf = (part: string) =>
    command('bench', 'Measures.')
      .addOption(new Option('--only <part>').choices(['pages', 'engine']))
      .configureOutput({ writeErr: () => {} })
      .exitOverride()
      .parse(['--only', part], { from: 'user' })
      .opts().only;
  expect(partOf('pages')).toBe('pages');
  expect(() => partOf('page')).toThrow('Allowed choices are pages, engine.');
});
