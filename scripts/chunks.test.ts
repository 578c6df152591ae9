import { expect, test } from 'vitest';
import { chunkOf, chunksToLoad } from './chunks.ts';

const chunk = (fileName: string, imports: string[] = [], moduleIds: string[] = []) => ({
  fileName,
  imports,
  moduleIds,
});
const entry = chunk('entry.js', ['react.js', 'shared.js']);
const screen = chunk('screen.js', ['shared.js', 'entry.js'], ['src/Screen.tsx']);
const all = [entry, screen, chunk('react.js'), chunk('shared.js', ['react.js']), chunk('other.js')];

test('what is needed is counted once, through all imports and in circles too', () => {
  expect(chunksToLoad(all, [entry, screen]).map(({ fileName }) => fileName)).toEqual([
    'entry.js',
    'screen.js',
    'react.js',
    'shared.js',
  ]);
});

test('a file that is in no chunk is an error', () => {
  expect(chunkOf(all, 'src/Screen.tsx')).toBe(screen);
  expect(() => chunkOf(all, 'src/Gone.tsx')).toThrow('src/Gone.tsx is not in the build');
});
