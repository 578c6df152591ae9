import { language } from '../../contract/language.ts';
import type { Painted } from './painted.ts';

/** A picture that is not as it was. */
export interface Difference {
  /** Story and width. */
  readonly name: string;
  readonly was: readonly Painted[] | undefined;
  readonly is: readonly Painted[] | undefined;
  /** In sentences. */
  readonly changes: readonly string[];
  /** File of a picture of the page as it is now, beside the report. */
  readonly screenshot?: string;
}

/** Changes of a picture that are listed. */
const listed = 12;

const asMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The boxes and words of a picture, in the colours that they have in light. */
function drawing(elements: readonly Painted[] | undefined): string {
  if (!elements) return '<p>There is none.</p>';
  const width = Math.max(320, ...elements.map(({ box: [left, , wide] }) => left + wide));
  const height = Math.max(100, ...elements.map(({ box: [, top, , high] }) => top + high));
  const parts = elements.map(({ text, box: [left, top, wide, high], light }) => {
    const [, size = '16', weight = '400', colour = 'black'] =
      /^([\d.]+)px\/(\d+) ([^,]+\([^)]*\)|[^,]+)/.exec(light) ?? [];
    const [, ground = 'none'] = /, on (\w+\([^)]*\))/.exec(light) ?? [];
    const words = `<text x="${left + 2}" y="${top + Number(size)}" font-size="${size}" font-weight="${weight}" fill="${asMarkup(colour)}">${asMarkup(text)}</text>`;
    return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${asMarkup(ground)}" stroke="#8888"/>${text === '' ? '' : words}`;
  });
  return `<svg viewBox="0 0 ${width} ${height}" width="${Math.min(width, 640)}" font-family="sans-serif">${parts.join('')}</svg>`;
}

const section = ({ name, was, is, changes, screenshot }: Difference): string => `
<h2>${asMarkup(name)}</h2>
<ul>${changes
  .slice(0, listed)
  .map((change) => `<li>${asMarkup(change)}</li>`)
  .join('')}</ul>
${changes.length > listed ? `<p>and ${changes.length - listed} more</p>` : ''}
<div><figure><figcaption>Before</figcaption>${drawing(was)}</figure>
<figure><figcaption>After</figcaption>${drawing(is)}</figure>
${screenshot === undefined ? '' : `<figure><figcaption>Now</figcaption><img src="${asMarkup(screenshot)}" alt="" width="480"></figure>`}</div>`;

/** A page with what changed, before and after. */
export const pageOfDifferences = (differences: readonly Difference[]): string => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><title>Pictures that changed</title>
<style>body{font:16px sans-serif;margin:24px}div{display:flex;flex-wrap:wrap;gap:24px}figure{margin:0;border:1px solid #999;padding:8px}</style>
<h1>${differences.length} pictures changed</h1>
${differences.map(section).join('\n')}
</html>
`;
