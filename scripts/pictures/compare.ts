import { diffArrays } from 'diff';
import type { Painted } from './painted.ts';

/** How far something may be from its place before anybody sees it: fonts of another machine are a little wider. */
const tolerance = { pixels: 3, share: 0.02 };

const identityOf = ({ tag, text }: Painted): string => `${tag} ${text}`;

/** How an element is called. */
const elementName = ({ tag, text }: Painted): string => (text === '' ? `<${tag}>` : `“${text}” (${tag})`);

const isMoved = (was: number, is: number): boolean =>
  Math.abs(was - is) > Math.max(tolerance.pixels, Math.abs(was) * tolerance.share);

const styleChanges = (was: string, is: string, scheme: string): readonly string[] =>
  was === is ? [] : [`in ${scheme} ${was} became ${is}`];

function elementChanges(was: Painted, is: Painted): readonly string[] {
  const [left, top, width, height] = was.box.map((value, at) => isMoved(value, is.box[at] ?? 0));
  return [
    ...(left || top ? [`moved from ${was.box[0]}, ${was.box[1]} to ${is.box[0]}, ${is.box[1]}`] : []),
    ...(width || height ? [`was ${was.box[2]} × ${was.box[3]}, is ${is.box[2]} × ${is.box[3]}`] : []),
    ...styleChanges(was.light, is.light, 'light'),
    ...styleChanges(was.dark, is.dark, 'dark'),
  ].map((change) => `${elementName(was)} ${change}`);
}

/** What a person would see to be different between two pictures, a sentence for each; nothing where nobody would. */
export function comparePictures(was: readonly Painted[], is: readonly Painted[]): readonly string[] {
  const changes: string[] = [];
  let [before, after] = [0, 0];
  for (const { value, added, removed } of diffArrays(was.map(identityOf), is.map(identityOf))) {
    const [gone, come] = [was.slice(before, before + value.length), is.slice(after, after + value.length)];
    if (removed) changes.push(...gone.map((element) => `${elementName(element)} is gone`));
    else if (added) changes.push(...come.map((element) => `${elementName(element)} is new`));
    else changes.push(...gone.flatMap((element, at) => (come[at] ? elementChanges(element, come[at]) : [])));
    if (!added) before += value.length;
    if (!removed) after += value.length;
  }
  return changes;
}
