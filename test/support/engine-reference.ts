import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const folder = join(import.meta.dirname, '../../machines/engine');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** A property of the language, as its type and its comment describe it. */
export interface Property {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly meaning: string;
  /** Absent where the comment names none. */
  readonly fallback: string | undefined;
  readonly example: string | undefined;
}

interface Member {
  readonly start: number;
  readonly end: number;
  readonly key: { readonly name: string; readonly start: number };
  readonly optional: boolean;
  readonly type: 'TSPropertySignature' | 'TSMethodSignature';
  readonly typeAnnotation?: {
    readonly typeAnnotation: { readonly start: number; readonly end: number };
  } | null;
}

/** The tags of a comment: its text, `@default` and `@example`. */
function commentParts(comment: string) {
  const text = comment.replaceAll(/^\s*\*? ?/gm, '').trim();
  const [meaning = '', ...tags] = text.split(/^@/m);
  const tag = (name: string) =>
    tags
      .find((each) => each.startsWith(`${name} `))
      ?.slice(name.length + 1)
      .trim();
  return {
    meaning: meaning.replaceAll(/\s*\n\s*/g, ' ').trim(),
    fallback: tag('default'),
    example: tag('example'),
  };
}

/** A type in words that need no other file: `L['notice']` is a `Notice`, `Names<Qs>` the name of a `Question`. */
const plainType = (type: string): string =>
  type
    .replaceAll(/L\['(\w)(\w*)'\]/g, (_, first: string, rest: string) => `${first.toUpperCase()}${rest}`)
    .replaceAll(/Names<Qs>/g, 'Question')
    .replaceAll(/NoInfer<Names<Steps>>/g, 'Step')
    .replaceAll(/Steps & KnownProperties<.*>$/gs, 'Record<string, Step>')
    .replaceAll(/SituationOf<Qs, L>/g, 'Situation')
    .replaceAll(/(\w+)Of<[\w, ]*(?:<[^>]*>)?[\w, ]*>/g, '$1')
    .replaceAll(/Tools<Services>/g, 'Tools')
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/Journey\['(\w+)'\]/g, (_, name: string) => journeyTypes[name] ?? name)
    .replaceAll(/\s*\n\s*\|? ?/g, (gap) => (gap.includes('|') ? ' | ' : ' '))
    .replace(/^ ?\| /, '')
    .replaceAll(/\( \| /g, '(')
    .replaceAll(/ \)/g, ')')
    .trim();

const journeyTypes: Readonly<Record<string, string>> = {
  shown: "'dialog'",
  migrate: '(saved: { version: number; answers: Answers; facts: object }) => Answers | undefined',
};

const parameters: Readonly<Record<string, string>> = {
  Back: "'plain' | 'confirmed' | 'none'",
  Exit: 'Exit',
  Qs: 'Record<string, Question>',
  Rs: 'Record<string, Rule>',
  Os: 'Record<string, Operation>',
};

/** The properties of an interface, in their order. */
export function propertiesOf(file: string, name: string): readonly Property[] {
  const text = read(file);
  const { program, comments } = parseSync(file, text);
  const statements = program.body as unknown as readonly {
    readonly declaration?: {
      readonly type: string;
      readonly id: { readonly name: string };
      readonly body: { readonly body: readonly Member[] };
    } | null;
  }[];
  const found = statements.find(
    ({ declaration }) => declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === name,
  )?.declaration;
  if (!found) throw new Error(`${file} has no interface ${name}`);
  return found.body.body.map((member): Property => {
    const comment = comments.find(
      ({ end }) => end < member.start && text.slice(end, member.start).trim() === '',
    );
    const written = member.typeAnnotation?.typeAnnotation;
    const type =
      member.type === 'TSMethodSignature' || !written
        ? text
            .slice(member.key.start, member.end)
            .replace(/;$/, '')
            .replace(/^\w+\??/, '')
        : text.slice(written.start, written.end);
    return {
      name: member.key.name,
      type: parameters[type] ?? plainType(type),
      isOptional: member.optional,
      ...commentParts(comment?.value ?? ''),
    };
  });
}

/** The interfaces of the reference, in the order in which a newcomer needs them. */
export const sections = [
  { title: 'A journey', file: 'definition/journey.ts', name: 'JourneyOf', context: 'journey' },
  { title: 'A step', file: 'definition/step.ts', name: 'StepOf', context: 'step' },
  { title: 'A question', file: 'question.ts', name: 'Question', context: 'question' },
  { title: 'An operation', file: 'definition/operation.ts', name: 'OperationOf', context: 'operation' },
  { title: 'An outcome', file: 'definition/operation.ts', name: 'OutcomeOf', context: 'outcome' },
  { title: 'Leaving', file: 'definition/journey.ts', name: 'ExitOf', context: 'journey' },
  { title: 'The vocabulary', file: 'definition/vocabulary.ts', name: 'Vocabulary', context: 'vocabulary' },
] as const;

const entry = ({ name, type, isOptional, meaning, fallback, example }: Property): string =>
  [
    `#### \`${name}\``,
    '',
    `\`${type}\`${isOptional ? `, optional. Default: ${fallback}.` : ', required.'}`,
    '',
    meaning,
    '',
    '```js',
    example,
    '```',
  ].join('\n');

/** The reference of the language: every property with its type, meaning, default and an example. */
const reference = (): string =>
  sections
    .map(({ title, file, name }) => [`### ${title}`, ...propertiesOf(file, name).map(entry)].join('\n\n'))
    .join('\n\n');

const part = (name: string) => new RegExp(`(<!-- ${name}: begin -->\\n)[\\s\\S]*?(<!-- ${name}: end -->)`);

/** The README with its generated parts as they have to be. */
export const readmeWithReference = (): string =>
  read('README.md')
    .replace(
      part('example'),
      (_, begin: string, end: string) => `${begin}\n\`\`\`ts\n${read('example.ts')}\`\`\`\n\n${end}`,
    )
    .replace(part('reference'), (_, begin: string, end: string) => `${begin}\n${reference()}\n\n${end}`);
