import { personalData as words } from '../../content/personal-data.ts';
import { counted, language } from '../../contract/language.ts';
import { fill } from '../fill.ts';
import { type Html, html } from '../identity/html.ts';
import type { Export, ExportedRow } from './exported.ts';

/** `works_order` becomes `Works order`. */
const nameInWords = (name: string): string => {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function valueAsText(value: unknown): string {
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

const rowAsList = (row: ExportedRow): Html => html`<dl>${Object.entries(row).map(
  ([name, value]) => html`<dt>${nameInWords(name)}</dt><dd>${valueAsText(value)}</dd>`,
)}</dl>
`;

const tableAsSection = ([name, rows]: readonly [string, readonly ExportedRow[]]): Html => html`<section>
<h2 id="${name}">${nameInWords(name)}</h2><p>${counted(rows.length, words.rows)}</p>
${rows.map(rowAsList)}</section>
`;

/** An export as a page that needs nothing but a browser, and runs nothing. */
export function readableExport({ madeAt, tables }: Export, files: readonly string[]): string {
  const sections = Object.entries(tables);
  return html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; sandbox">
<title>${words.title}</title>
<style>body{font:1rem/1.5 sans-serif;max-width:45rem;margin:1rem auto;padding:0 1rem}dl{border-top:1px solid;padding:.5rem 0;margin:0}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>${words.title}</h1>
<p>${fill(words.madeAt, { time: madeAt })} ${words.introduction}</p>
<nav aria-label="${words.contents}"><ul>${sections.map(
    ([name, { length }]) =>
      html`<li><a href="#${name}">${nameInWords(name)}</a>: ${counted(length, words.rows)}</li>`,
  )}</ul></nav>
${sections.map(tableAsSection)}<section><h2>${words.files}</h2>
<ul>${files.map((file) => html`<li><a href="${file}">${file}</a></li>`)}</ul></section>
</html>
`.html;
}
