import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { machineClock } from '../gateway/clock.ts';

/**
 * A command of this repository. It says what it takes with `--help`, and ends the program with 2 where it is given something
 * else, in a sentence that names the option.
 * @param script as `npm run` calls it
 */
export const command = (script: string, description: string) =>
  new Command(`npm run ${script} --`)
    .description(description)
    .helpOption('--help', 'says this')
    .showHelpAfterError('See --help.')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

/**
 * Reads a whole number.
 * @param least and most, both allowed
 */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It takes a whole number ${range}.`);
  };

/** Another number each time, to begin with; it is said, so that a run can be repeated. */
export const chanceSeed = (): number => 1 + (machineClock().getTime() % 1_000_000);
