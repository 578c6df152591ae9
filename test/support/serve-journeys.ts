// The product as the whole journeys meet it: started like by `npm start`, on a database that is gone afterwards.
import { rmSync } from 'node:fs';
import { buildPortal, buildRest } from '../../scripts/build-portal.ts';

const { DATA_DIR: folder } = process.env;
if (folder === undefined) throw new Error('DATA_DIR names no folder');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

// Nothing is built while the journeys are walked.
await buildPortal();
await buildRest();
await import('../../scripts/start.ts');
