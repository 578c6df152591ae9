// The product as the whole journeys meet it: started like by `npm start`, on a database that is gone afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'doorstep-journeys-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;

await import('../../scripts/start.ts');
