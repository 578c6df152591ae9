// Writes the frame of something new: `npm run new -- journey household`.
import { parseArgs } from 'node:util';
import { isJourneyName, newJourney } from './new/journey.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [kind, name = ''] = positionals;

if (kind === 'journey' && isJourneyName(name)) {
  const files = await newJourney(name);
  console.log(
    [...files.map((file) => `wrote ${file}`), '', `Next: npm run paths -- --flow ${name}`].join('\n'),
  );
} else {
  console.error('Usage: npm run new -- journey NAME, where NAME is such as household or movingIn');
  process.exitCode = 2;
}
