import { resolve } from 'node:path';
import { isData, outsideBrackets } from './pseudo-locale.ts';
import { readSources } from './sources.ts';

const root = resolve(import.meta.dirname, '../..');

/** A piece of text that the gateway made, by what it is. */
export type MadeTexts = Readonly<Record<string, string>>;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (text: string): string =>
  text.replace(/&(\w+|#39);/g, (whole, name) => entities[name] ?? whole);

/** What somebody who opens a page reads or hears of it, one text a line. */
export function textOfPage(page: string): string {
  const spoken = [
    ...page.matchAll(/\s(?:aria-label|alt|title|placeholder|data-(?:show|hide|shown|hidden))="([^"]*)"/g),
  ];
  const seen = page
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    // A link stands in the middle of its sentence.
    .replace(/<\/?a\b(?:"[^"]*"|[^>"])*>/g, '')
    .replace(/<(?:"[^"]*"|[^>"])*>/g, '\n');
  return decoded([seen, ...spoken.map(([, text]) => text)].join('\n'));
}

/** What of some texts is neither from `content/` nor data, each with what shows it and the files that hold it. */
export function foreignTexts(made: MadeTexts, data: readonly string[]): readonly string[] {
  const known = data.join('\n').toLowerCase();
  let sources: ReturnType<typeof readSources> | undefined;
  return Object.entries(made).flatMap(([name, text]) =>
    outsideBrackets(text)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\p{L}{3}/u.test(line) && !isData(line, known))
      .map((line) => {
        sources ??= readSources(root).filter(({ path }) => /^(?:gateway|contract|content)\//.test(path));
        const files = sources.filter((source) => source.text.includes(line)).map(({ path }) => path);
        return `‘${line}’ of ${files.join(', ') || 'no single file'}, in ${name}`;
      }),
  );
}

/** The keys of the texts that none of these has: what stands between their placeholders is nowhere. */
export function unseenKeys(texts: ReadonlyMap<string, string>, made: MadeTexts): readonly string[] {
  const all = Object.values(made).join('\n').replaceAll(/\s+/g, ' ');
  const isSeen = (text: string): boolean =>
    text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/\s+/g, ' ').trim())
      .every((part) => all.includes(part));
  return [...texts].flatMap(([key, text]) => (isSeen(text) ? [] : [key]));
}
