import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPictures, type Pictures, parsePictures } from './file.ts';

/** `generated.01-repair.03-reason.txt` for the stories of that step. */
const nameOfFile = (importPath: string): string =>
  `${importPath
    .replace(/^\.\/(src\/)?/, '')
    .replace(/\.stories\.\w+$/, '')
    .replaceAll('/', '.')}.txt`;

/** The pictures that were accepted, in a folder: a file for each file of stories, which the built Storybook names. */
export function baselineIn(folder: string) {
  mkdirSync(folder, { recursive: true });
  const fileOf = (importPath: string): string => join(folder, nameOfFile(importPath));
  return {
    read(importPath: string): Pictures {
      const file = fileOf(importPath);
      return existsSync(file) ? parsePictures(readFileSync(file, 'utf8')) : new Map();
    },
    write(importPath: string, pictures: Pictures): void {
      writeFileSync(fileOf(importPath), formatPictures(pictures));
    },
    /** Files of pictures of which there are no stories any more. */
    leftOver(importPaths: readonly string[]): readonly string[] {
      const names = new Set(importPaths.map(nameOfFile));
      return readdirSync(folder).filter((name) => !names.has(name));
    },
    remove(name: string): void {
      rmSync(join(folder, name));
    },
  };
}

export type Baseline = ReturnType<typeof baselineIn>;
