// The frame of a new journey: `npm run new -- --help`.
import { Argument, InvalidArgumentError } from '@commander-js/extra-typings';
import { command } from './command.ts';
import { isJourneyName, newJourney } from './new/journey.ts';

function journeyName(text: string): string {
  if (isJourneyName(text)) return text;
  throw new InvalidArgumentError('It takes a name such as household or movingIn.');
}

const [, name] = command('new', 'Writes the frame of something new.')
  .addArgument(new Argument('<kind>', 'what').choices(['journey']))
  .argument('<name>', 'its name, such as household', journeyName)
  .parse().processedArgs;
const files = await newJourney(name);
console.log(
  [...files.map((file) => `wrote ${file}`), '', `Next: npm run paths -- --flow ${name}`].join('\n'),
);
