import { homePage, newRepair, startPage as startPageAddress } from '../journeys/shared/addresses.ts';
import { publicFiles, residentFiles } from './address-files.ts';

/** A screen that must come quickly. */
export interface WeighedScreen {
  readonly name: string;
  /** Bytes of gzipped script. */
  readonly budget: number;
  /** Source files that it loads when it opens. */
  readonly lazy: readonly string[];
  /** Names, without what changes with their contents, of all script files that it waits for. */
  readonly files: readonly string[];
}

const always = ['rolldown-runtime', 'react', 'portal'] as const;

export const startPage: WeighedScreen = {
  name: 'start page',
  budget: 90_500,
  lazy: publicFiles[startPageAddress] ?? [],
  files: [...always, 'StartPage'],
};

export const firstQuestion: WeighedScreen = {
  name: 'first question of a repair',
  budget: 149_500,
  lazy: residentFiles[newRepair] ?? [],
  files: [...always, 'journey'],
};

/** Home until nothing on it is on its way: few scripts, because each of them takes a turn of a slow connection. */
export const home: WeighedScreen = {
  name: 'Home',
  budget: 204_500,
  lazy: residentFiles[homePage] ?? [],
  files: [...always, 'journey', 'home', 'machines'],
};

/** The name of a script file, without what changes with its contents. */
export const chunkName = (file: string): string => file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
