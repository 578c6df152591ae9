import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { laterViews } from './laterViews.ts';
import { fetchView, firstViews } from './views.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const parts = [/^\w+View\.tsx$/, /^examples\.ts$/, /^\w+View\.stories\.tsx$/, /^\w+View\.test\.tsx$/];

const filesOf = (folder: string) => readdirSync(join(import.meta.dirname, folder));

describe('question kinds', () => {
  test('each folder is a kind that can be drawn, and each kind has a folder', () => {
    expect(folders.toSorted()).toEqual(Object.keys({ ...firstViews, ...laterViews }).toSorted());
    expect(folders.length).toBeGreaterThan(0);
  });

  test('what is no kind is not found', async () => {
    await expect(fetchView('telepathy')).rejects.toThrow('telepathy');
  });

  test.each(folders)('%s is whole', (folder) => {
    const missing = parts.filter((part) => !filesOf(folder).some((file) => part.test(file)));
    expect(missing).toEqual([]);
    expect(existsSync(join(import.meta.dirname, `../../journeys/questions/${folder}.ts`))).toBe(true);
  });

  test.each(folders)('a story uses %s as a resident would', (folder) => {
    const stories = readFileSync(
      join(import.meta.dirname, folder, filesOf(folder).find((file) => file.endsWith('.stories.tsx')) ?? ''),
      'utf8',
    );
    expect(stories).toMatch(/play: async \(\{ canvas, userEvent \}\)[^}]*await userEvent\./);
  });
});
