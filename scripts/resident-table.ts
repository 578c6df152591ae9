import { analysts } from '../gateway/demo/analysts.ts';
import { residents } from '../gateway/demo/residents.ts';

const width = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

/** The people of the demonstration, one a line: how each signs in and what can be seen as them. */
export function residentTable(): string {
  const emails = width(residents.map(({ email }) => email));
  const passwords = width(residents.map(({ password }) => password));
  const lines = residents.map(
    ({ email, password, name, shows }) =>
      `  ${email.padEnd(emails)}  ${password.padEnd(passwords)}  ${name}: ${shows.join('; ')}`,
  );
  return [
    'Sign in as one of the residents of the demonstration (e-mail address, password, what they show):',
    ...lines,
    'At the atlas (/atlas), where no resident gets in:',
    ...analysts.map(
      ({ email, password, name }) =>
        `  ${email}  ${password}  ${name}: how residents move through the journeys`,
    ),
  ].join('\n');
}
