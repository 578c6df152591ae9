import type { Names } from './names.ts';

/** A file that names every journey, and how it looks with one more. */
interface Registration {
  readonly file: string;
  add(text: string): string;
}

/** Adds a text before the first place that matches. The formatter sorts imports afterwards. */
function before(place: RegExp, added: string): (text: string) => string {
  return (text) => {
    if (!place.test(text)) throw new Error(`There is no place ${place} for ${added.trim()}`);
    return text.replace(place, (found) => `${added}${found}`);
  };
}

const both =
  (...steps: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    steps.reduce((now, step) => step(now), text);

/** Where a new journey is registered. */
export const registrations = ({ id, type, folder, title }: Names): readonly Registration[] => [
  {
    file: 'content/by-phone.ts',
    add: before(
      /^\} as const\);/m,
      `  ${id}: {\n    title: '${title}',\n    text: 'We do this with you while you are on the phone.',\n    ready: ['Your name and address'],\n    say: 'I am calling about this: ${title}.',\n  },\n`,
    ),
  },
  {
    file: 'content/notices.ts',
    add: before(
      /^ {2}Generic_Error: /m,
      `  ${type}_Answer_Missing: 'Choose an answer.',\n  ${type}_Not_Sent: 'We could not send this. Try again.',\n`,
    ),
  },
  {
    file: 'contract/calls.ts',
    add: both(
      before(/^import /m, `import { send${type} } from './${folder}.ts';\n`),
      before(/^\];/m, `  send${type},\n`),
    ),
  },
  {
    file: 'contract/call-summaries.ts',
    add: before(/^\};/m, `  send${type}: 'Send the answers of the journey “${title}”',\n`),
  },
  {
    file: 'contract/specified-requests.test.ts',
    add: before(/^\];\n\nconst carrying/m, `  'send${type}',\n`),
  },
  {
    file: 'conform/examples.ts',
    add: before(/^ {4}getStatement: /m, `    send${type}: { body: { answer: 'yes' } },\n`),
  },
  {
    file: 'contract/journey-places.json',
    add: (text) => {
      const places = {
        steps: ['answer', 'review', 'confirmation'],
        errorPages: ['failed'],
        ends: ['home', 'signedOut'],
        stopReasons: {},
      };
      return `${JSON.stringify({ ...JSON.parse(text), [id]: places }, null, 2)}\n`;
    },
  },
  {
    file: 'journeys/portal.ts',
    add: both(
      before(/^import /m, `import { routes as ${id} } from './${folder}/routes.ts';\n`),
      before(
        /^\];/m,
        `  {\n    id: '${id}',\n    routes: ${id},\n    entrances: { answer: ${id}.answer },\n    load: () => import('./${folder}/flow.ts'),\n  },\n`,
      ),
    ),
  },
  {
    file: 'journeys/registry.ts',
    add: both(
      before(
        /^import /m,
        [
          `import { ${id} } from './${folder}/journey.ts';`,
          `import { properties as ${id}Properties } from './${folder}/properties.ts';`,
          `import { samples as ${id}Samples } from './${folder}/samples.ts';`,
          `import { titles as ${id}Titles } from './${folder}/titles.ts';\n`,
        ].join('\n'),
      ),
      before(
        /^\];/m,
        `  {\n    journey: ${id},\n    samples: ${id}Samples as unknown as Samples,\n    properties: ${id}Properties as readonly Property[],\n    titles: ${id}Titles,\n  },\n`,
      ),
    ),
  },
];
