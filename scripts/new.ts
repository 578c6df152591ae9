// The frame of a new journey: `npm run new -- --help`.
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { choiceOf, command } from './command.ts';
import { isJourneyName, newJourney } from './new/journey.ts';

function journeyName(text: string): string {
  if (isJourneyName(text)) return text;
  throw new InvalidArgumentError('It takes a name such as household or movingIn.');
}

const [, name] = command('new', 'Writes the frame of something new.')
  .argument('<kind>', 'what: a journey', choiceOf(['journey']))
  .argument('<name>', 'its name, such as household', journeyName)
  .parse().processedArgs;
const files = await newJourney(name);
console.log(
  [...files.map((file) => `wrote ${file}`), '', `Next: npm run paths -- --flow ${name}`].join('\n'),
);
