import { type Item, type JourneyDescription, type SectionName, sectionNames } from './description.ts';

/** Something that parts of a journey call or read, and that is not the same any more. */
export interface HelperChange {
  readonly name: string;
  readonly file: string;
  readonly usedBy: readonly { readonly section: SectionName; readonly title: string }[];
}

interface Used {
  readonly name: string;
  readonly file: string;
  readonly shape: string;
}

const usedBy = ({ code }: Item): readonly Used[] =>
  Object.entries(code?.source?.uses ?? {}).map(([key, shape]) => {
    const space = key.lastIndexOf(' ');
    return { file: key.slice(0, space), name: key.slice(space + 1), shape };
  });

/**
 * The code that items of both versions use and that changed. What moved to another file is still the same; what came or
 * went shows in the code that calls it.
 */
export function helpersIn(was: JourneyDescription, now: JourneyDescription): readonly HelperChange[] {
  const found = new Map<string, HelperChange & { readonly usedBy: HelperChange['usedBy'][number][] }>();
  for (const section of sectionNames) {
    const before = new Map(was.sections[section]?.map((item) => [item.id, usedBy(item)]));
    for (const item of now.sections[section] ?? []) {
      for (const { file, name } of changedIn(before.get(item.id) ?? [], usedBy(item))) {
        const helper = found.get(`${file} ${name}`) ?? { name, file, usedBy: [] };
        helper.usedBy.push({ section, title: item.title });
        found.set(`${file} ${name}`, helper);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => weightOf(b) - weightOf(a) || (a.name < b.name ? -1 : 1));
}

/** What rules use comes first: it decides what is asked. */
const weightOf = (helper: HelperChange): number =>
  helper.usedBy.some(({ section }) => section === 'rules') ? 1 : 0;

function changedIn(was: readonly Used[], now: readonly Used[]): readonly Used[] {
  const here = new Map(was.map((used) => [`${used.file} ${used.name}`, used]));
  const files = new Set(now.map(({ file, name }) => `${file} ${name}`));
  const gone = new Map(
    was.filter(({ file, name }) => !files.has(`${file} ${name}`)).map((used) => [used.name, used]),
  );
  return now.filter(({ file, name, shape }) => {
    const before = here.get(`${file} ${name}`) ?? gone.get(name);
    return before !== undefined && before.shape !== shape;
  });
}
