// The packages that run in production: `npm run sbom -- --help`.
import { writeFileSync } from 'node:fs';
import { command } from './command.ts';
import { exceptions, licenceComplaints, licenceOf } from './sbom/licences.ts';
import { makeSbom } from './sbom/make.ts';

const values = command(
  'sbom',
  'Lists the packages that run in production with their licences. Fails when nobody agreed to one.',
)
  .option('--to <file>', 'writes the list there, as CycloneDX')
  .parse()
  .opts();
const { text, sbom } = await makeSbom();
if (values.to !== undefined) writeFileSync(values.to, text);

const byLicence = Map.groupBy(sbom.components, licenceOf);
for (const [licence, components] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${String(components.length).padStart(4)}  ${licence}`);
}
for (const [name, { reason }] of Object.entries(exceptions)) console.log(`      ${name}: ${reason}`);

const complaints = licenceComplaints(sbom);
for (const complaint of complaints) console.error(`Nobody agreed to ${complaint}`);
if (complaints.length > 0) process.exitCode = 1;
