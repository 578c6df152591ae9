import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readingAge, retiredWords } from './voice.ts';
import { textComplaints, textsIn } from './words.ts';

const folder = resolve(import.meta.dirname, '../../content');

/** Our texts by their keys; what `provider.ts` says is the provider's already. */
export async function ourTexts(): Promise<ReadonlyMap<string, string>> {
  const names = readdirSync(folder).flatMap((file) =>
    file.endsWith('.ts') && file !== 'provider.ts' ? [file.replace(/\.ts$/, '')] : [],
  );
  const texts = await Promise.all(
    names.map(async (name) => textsIn({ ...(await import(`../../content/${name}.ts`)) }, name)),
  );
  return new Map(texts.flat().map(({ key, text }) => [key, text]));
}

const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)(?:\|[^}]*)?\}/g)].map(([, name = '']) => name);

/** Half as long again as ours fits wherever ours does; a short text may be a little longer. */
const maxLength = (ours: string): number => Math.max(40, Math.ceil(ours.length * 1.5));

/** As for our own texts: sentences of so many words must be understood by somebody of this age. */
const judgedWords = 12;
const maxReadingAge = 14;

/** Why words of a provider cannot stand in the place of ours. */
export const ownWordComplaints = (
  own: Readonly<Record<string, string>>,
  ours: ReadonlyMap<string, string>,
): readonly string[] =>
  Object.entries(own).flatMap(([key, text]) => {
    const original = ours.get(key);
    if (original === undefined) return [`${key} is no text of ours`];
    const [asked, had] = [placeholdersOf(original), placeholdersOf(text)];
    const age = text.split(/\s+/).length >= judgedWords ? readingAge([text]) : 0;
    const most = maxLength(original);
    return [
      ...asked.filter((name) => !had.includes(name)).map((name) => `${key} says nothing of {${name}}`),
      ...had
        .filter((name) => !asked.includes(name))
        .map((name) => `${key} has {${name}}, which nothing fills in`),
      ...(text.length > most ? [`${key} has ${text.length} characters, ${most} at most`] : []),
      ...(age > maxReadingAge
        ? [`${key} has a reading age of ${age.toFixed()}, ${maxReadingAge} at most`]
        : []),
      ...textComplaints({ key, text }),
      // What the specification fixes may stay as it is.
      ...(text === original ? [] : retiredWords({ key, text })),
    ];
  });
