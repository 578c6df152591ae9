// Builds what the portal does not show first: the atlas, and the small forms of all files. `npm start` runs it beside the
// gateway, once that is ready.
import { buildRest } from './build-portal.ts';

await buildRest();
