import type { Versions } from './model/description.ts';

const id = 'atlas-versions';

/** A page of the atlas that brings two versions with it. */
export function withVersions(page: string, versions: Versions): string {
  const data = JSON.stringify(versions).replaceAll('<', '\\u003c');
  return page.replace('</head>', () => `<script type="application/json" id="${id}">${data}</script></head>`);
}

/** The versions that this page brings with it, if it does. */
export function versionsHere(): Versions | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Versions) : undefined;
}
