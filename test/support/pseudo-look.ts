import { commands } from 'vitest/browser';
import { lookWithAxe } from './axe-in-page.ts';
import { isData, outsideBrackets } from './pseudo-locale.ts';

/** What of a screen stands outside brackets, text by text, and of what only screen readers read. */
function outsideIn(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  // A bracket that opens before a link may close behind it: only what is left of all is divided.
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  const spoken = ['aria-label', 'alt', 'placeholder', 'title'].flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].map((element) =>
      outsideBrackets(element.getAttribute(name) ?? ''),
    ),
  );
  return [...outsideBrackets(texts.join('\n')).split('\n'), ...spoken].map((text) => text.trim());
}

const isBeyond = (element: Element): boolean => {
  const { left, right } = element.getBoundingClientRect();
  return document.dir === 'rtl' ? left < 0 : right > innerWidth;
};

/** The innermost part that reaches beyond the window. */
function widest(): string {
  const beyond = [...document.body.querySelectorAll('*')].filter(isBeyond);
  const [part] = beyond.filter(
    (element) => !beyond.some((other) => other !== element && element.contains(other)),
  );
  return part ? `${part.tagName} ${part.className} ‘${part.textContent}’` : 'something out of sight';
}

const directions = ['ltr', 'rtl'] as const;

/** What is too wide for the window in each direction of writing. */
function tooWideNow(): readonly string[] {
  const found = directions.flatMap((direction) => {
    document.dir = direction;
    const isTooWide = document.documentElement.scrollWidth > innerWidth;
    return isTooWide ? [`${direction}: ${widest()}`] : [];
  });
  document.dir = 'ltr';
  return found;
}

function collectTexts(value: unknown, found: Set<string>, seen: Set<unknown>): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  for (const inner of Object.values(value)) collectTexts(inner, found, seen);
  return found;
}

/** Every text of data, however deep. */
export const textsOfData = (value: unknown): readonly string[] => [
  ...collectTexts(value, new Set(), new Set()),
];

/** What was found on some screens. */
export interface PseudoScreens {
  readonly screens: number;
  /** Texts that came neither from `content/` nor from data, each with its files and a screen that shows it. */
  readonly foreign: readonly string[];
  /** Screens that are wider than the window, in the direction in which they are. */
  readonly tooWide: readonly string[];
  /** What axe finds, where it was asked. */
  readonly complaints: readonly string[];
}

/**
 * Looks at screens as they are drawn, in the pseudo-locale.
 * @param data every text of data that they may show
 */
export function pseudoLooker(data: readonly string[]) {
  const known = data.join('\n').toLowerCase();
  const foreign = new Map<string, string>();
  const tooWide: string[] = [];
  const complaints: string[] = [];
  const seen = new Set<string>();
  let screens = 0;
  return {
    /** @param kind axe looks at the first of each, since it takes by far the longest */
    async look(name: string, kind: string): Promise<void> {
      screens += 1;
      for (const text of outsideIn(document.body)) {
        if (/\p{L}{3}/u.test(text) && !isData(text, known)) foreign.set(text, name);
      }
      tooWide.push(...tooWideNow().map((part) => `${name}, ${part}`));
      if (seen.has(kind)) return;
      seen.add(kind);
      const found = await lookWithAxe(document.body);
      complaints.push(...found.complaints.map((complaint) => `${name}: ${complaint}`));
    },
    async found(): Promise<PseudoScreens> {
      const named = [...foreign].map(
        async ([text, name]) =>
          `‘${text}’ of ${(await commands.filesWith(text)).join(', ') || 'no single file'}, at ${name}`,
      );
      return { screens, foreign: await Promise.all(named), tooWide, complaints };
    },
  };
}
