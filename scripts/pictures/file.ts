import type { Painted } from './painted.ts';

/** Pictures of the stories of a file, by story and width: `pages-home--usual 360`. */
export type Pictures = ReadonlyMap<string, readonly Painted[]>;

/** Numbers what it is given, the same always the same. */
function numbering() {
  const numbers = new Map<string, number>();
  return {
    all: () => [...numbers.keys()],
    numberOf(what: string): number {
      const number = numbers.get(what) ?? numbers.size;
      numbers.set(what, number);
      return number;
    },
  };
}

/** `0-3 7` for 0, 1, 2, 3 and 7. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}

const numbersOf = (ranges: string): readonly number[] =>
  ranges.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return range === '' ? [] : Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });

/**
 * Writes pictures down in three parts: styles, elements that have two of these, and pictures that are made of elements. What
 * stories have in common is there once. `parsePictures` reads it.
 */
export function formatPictures(pictures: Pictures): string {
  const styles = numbering();
  const elements = numbering();
  const made = [...pictures].map(([name, painted]) => {
    const numbers = painted.map(({ tag, text, box, light, dark }) =>
      elements.numberOf(
        [tag, styles.numberOf(light), styles.numberOf(dark), ...box, text].join(' ').trimEnd(),
      ),
    );
    return `${name}: ${rangesOf(numbers)}`.trimEnd();
  });
  return `${[styles.all(), elements.all(), made].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function parseElement(line: string, styles: readonly string[]): Painted {
  const found = /^(\S+) (\d+) (\d+) (-?\d+) (-?\d+) (\d+) (\d+)(?: (.*))?$/.exec(line);
  if (!found) throw new Error(`this is no element of a picture: ${line}`);
  const [, tag = '', light, dark, left, top, width, height, text = ''] = found;
  const box = [Number(left), Number(top), Number(width), Number(height)] as const;
  return { tag, text, box, light: styles[Number(light)] ?? '', dark: styles[Number(dark)] ?? '' };
}

/** Reads what `formatPictures` wrote. Throws where it is anything else. */
export function parsePictures(file: string): Pictures {
  const [styles = [], lines = [], made = []] = file
    .trimEnd()
    .split('\n\n')
    .map((part) => part.split('\n'));
  const elements = lines.filter((line) => line !== '').map((line) => parseElement(line, styles));
  return new Map(
    made.map((line) => {
      const [, name = '', ranges = ''] = /^(.+?):(?: (.*))?$/.exec(line) ?? [];
      return [name, numbersOf(ranges).flatMap((number) => elements[number] ?? [])];
    }),
  );
}
