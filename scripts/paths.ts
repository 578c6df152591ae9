// Walks everything that can happen in every flow: `npm run paths -- --help` tells what it can do.
import { main } from './paths/main.ts';

process.exitCode = await main(process.argv.slice(2));
