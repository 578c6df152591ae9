import type { World } from '../../conform/check.ts';
import { residentOf } from '../../conform/sign-in.ts';
import { makeWorld } from '../../conform/suite.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import type { TestGateway } from './gateway.ts';

/** Two residents of whom neither has anything that is the other's, with something for every call to be about. */
export async function twoResidents({ url, platform: { db } }: TestGateway): Promise<World> {
  await db
    .insertInto('building_document')
    .values({
      asset_id: assetIdOf('14 Orchard Lane'),
      title: 'Evacuation guidance',
      document_date: '2026-01-01',
      file_name: 'evacuation.pdf',
      content: Buffer.from('%PDF-1.7'),
    })
    .execute();
  const people = ['amara.okafor@example.com', 'ben.hughes@example.com'] as const;
  const [one, two] = people.map((email) => residentOf(`${email}:harbourline-demo`));
  if (!one || !two) throw new Error('there are no two residents');
  return makeWorld({ url, residents: [one, two] });
}
