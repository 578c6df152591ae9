// Lists the residents of the demonstration: `npm run residents`, or `npm run -s residents -- --json` for programs.
import { parseArgs } from 'node:util';
import { residents } from '../gateway/demo/residents.ts';
import { residentTable } from './resident-table.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
console.log(values.json ? JSON.stringify(residents, null, 2) : residentTable());
