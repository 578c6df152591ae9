import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';

const root = join(import.meta.dirname, '../..');
const ofProduct = /^(?:content|contract|journeys|machines|src)\//;

/** The files of the product that a text stands in. */
const filesWith: BrowserCommand<[text: string]> = async (_context, text): Promise<readonly string[]> => {
  // Loaded only now: every run of Vitest reads this file, and few ask.
  const { readSources } = await import('./sources.ts');
  return readSources(root)
    .filter((source) => ofProduct.test(source.path) && source.text.includes(text))
    .map(({ path }) => path);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    filesWith(text: string): Promise<readonly string[]>;
  }
}

/** What tests in a browser have done by the process that serves them. */
export const browserCommands = { filesWith };
