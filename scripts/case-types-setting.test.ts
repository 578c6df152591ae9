import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import own from '../content/case-types.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'doorstep-types-'));
const file = join(folder, 'types.json');
const script = resolve(import.meta.dirname, 'paths.ts');

afterAll(() => rmSync(folder, { recursive: true }));

/** Asks for the way to a step of the service request, with these types. */
function wayTo(step: string, types: object) {
  writeFileSync(file, JSON.stringify(types));
  return spawnSync(process.execPath, [script, '--flow', 'case', '--to', step], {
    encoding: 'utf8',
    env: { ...process.env, CASE_TYPES: file, PATHS_STORE: join(folder, 'store'), NO_COLOR: '1' },
  });
}

test('the journeys are walked with the types of service request of the setting, once these have no mistake', () => {
  const [first] = own.types;
  if (!first) throw new Error('there are types');
  const type = { ...first, id: 900, description: 'Lost parcels' };
  const teams = own.teams.filter(({ subType }) => subType === first.subType);
  const { $schema: _schema, ...rest } = own;
  const found = wayTo('q900-need', { ...rest, types: [type], teams });
  expect(found.stdout).toContain('Lost parcels');
  expect(found.status).toBe(0);
  const wrong = wayTo('q900-need', { ...rest, types: [type], teams: [] });
  expect(wrong.stderr).toContain('are not right');
  expect(wrong.status).toBe(2);
});
