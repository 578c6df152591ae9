import bidiFactory from 'bidi-js';
import { language } from '../../contract/language.ts';
import { fontFor, fontOf, mainFont } from './fonts.ts';

const bidi = bidiFactory();
const segments = new Intl.Segmenter(language, { granularity: 'grapheme' });

/** What is printed in place of a letter that no font has. */
export const unprintable = '\u{fffd}';

/** A letter with its marks, and the font that has it. */
interface Cluster {
  readonly text: string;
  readonly font: string;
}

/** Letters of one font and direction, in the order in which they are spoken. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** Figures, punctuation and spaces belong to no writing: they take the font of what is before them. */
const belongsToNone = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;
/** Joiners and marks of direction. They shape what is around them, and a font need not have them. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const control = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

function clusterOf(letter: string, before: string): Cluster {
  if (belongsToNone.test(letter) && fontOf(before).has(letter)) return { text: letter, font: before };
  const font = fontFor(letter);
  if (font !== undefined) return { text: letter, font };
  const bare = letter.replace(invisible, '');
  const bareFont = bare === '' ? before : fontFor(bare);
  return bareFont === undefined ? { text: unprintable, font: mainFont } : { text: bare, font: bareFont };
}

/** The letters of a text with their fonts, in the order in which they are spoken. */
export function clustersOf(text: string): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const { segment } of segments.segment(text.normalize('NFC').replace(control, ' '))) {
    clusters.push(clusterOf(segment, clusters.at(-1)?.font ?? mainFont));
  }
  return clusters;
}

/** Without any of these, and without marks of direction, everything is read from the left. */
const fromTheRight =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

interface Level extends Run {
  /** Odd for what is read from right to left. */
  readonly level: number;
}

/** Letters next to each other that share font and direction. */
function levelsOf(clusters: readonly Cluster[]): Level[] {
  const text = clusters.map((cluster) => cluster.text).join('');
  const levels = fromTheRight.test(text) ? bidi.getEmbeddingLevels(text, 'ltr').levels : [];
  const runs: Level[] = [];
  let at = 0;
  for (const cluster of clusters) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(cluster.text) ?? cluster.text) : cluster.text;
    if (last && last.level === level && last.font === cluster.font) {
      runs[runs.length - 1] = { ...last, text: last.text + shown };
    } else runs.push({ font: cluster.font, text: shown, level });
    at += cluster.text.length;
  }
  return runs;
}

const readFromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The font turns round what is of a writing that is read from the right; what is of none is turned round here. */
const turned = ({ text, level }: Level): string =>
  level % 2 === 0 || readFromTheRight.test(text) ? text : Array.from(text).toReversed().join('');

/** One line as it is drawn, from the left to the right (rule L2 of the Unicode Bidirectional Algorithm). */
export function visualRuns(clusters: readonly Cluster[]): readonly Run[] {
  const runs = levelsOf(clusters);
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let start = 0; start < runs.length; start += 1) {
      let end = start;
      while (end < runs.length && (runs[end]?.level ?? 0) >= level) end += 1;
      if (end > start) {
        runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
        start = end;
      }
    }
  }
  return runs.map((run) => ({ font: run.font, text: turned(run) }));
}

/** Letters up to and including the spaces after them. */
function wordsOf(clusters: readonly Cluster[]): Cluster[][] {
  const words: Cluster[][] = [[]];
  for (const cluster of clusters) {
    words.at(-1)?.push(cluster);
    if (cluster.text === ' ') words.push([]);
  }
  return words.filter((word) => word.length > 0);
}

/**
 * Divides a text into lines that are no wider than there is room, between words where it can.
 * @param widthOf how wide letters are when they are drawn
 */
export function wrapText(
  text: string,
  room: number,
  widthOf: (clusters: readonly Cluster[]) => number,
): readonly (readonly Cluster[])[] {
  const lines: Cluster[][] = [[]];
  const add = (part: readonly Cluster[]): void => {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && widthOf([...line, ...part]) > room) lines.push([...part]);
    else line.push(...part);
  };
  for (const word of wordsOf(clustersOf(text))) {
    if (widthOf(word) <= room) add(word);
    else for (const cluster of word) add([cluster]);
  }
  return lines;
}
