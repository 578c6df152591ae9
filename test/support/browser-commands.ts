import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { readSources } from './sources.ts';

const root = join(import.meta.dirname, '../..');
const ofProduct = /^(?:content|contract|journeys|machines|src)\//;

/** The files of the product that a text stands in. */
const filesWith: BrowserCommand<[text: string]> = (_context, text): readonly string[] =>
  readSources(root)
    .filter((source) => ofProduct.test(source.path) && source.text.includes(text))
    .map(({ path }) => path);

declare module 'vitest/browser' {
  interface BrowserCommands {
    filesWith(text: string): Promise<readonly string[]>;
  }
}

/** What tests in a browser have done by the process that serves them. */
export const browserCommands = { filesWith };
