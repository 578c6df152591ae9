import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ports } from '../../../conform/ports/run.ts';

it.each(ports)(
  'the page of the port $name says how to check it, and what is left to people',
  ({ name, leftToPeople }) => {
    const page = readFileSync(new URL(`../../../docs/ports/${name}.md`, import.meta.url), 'utf8');
    const text = page.replaceAll('`', '').replaceAll(/\s+/g, ' ');
    expect(text).toContain(`npm run conform -- --port ${name}`);
    expect(leftToPeople.filter((promise) => !text.includes(promise))).toEqual([]);
  },
);
