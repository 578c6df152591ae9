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

const always = ['index', 'rolldown-runtime', 'react', 'portal'] as const;

export const startPage: WeighedScreen = {
  name: 'start page',
  budget: 90_000,
  lazy: ['src/app/start/StartPage.tsx'],
  files: [...always, 'StartPage', 'screens'],
};

export const firstQuestion: WeighedScreen = {
  name: 'first question of a repair',
  budget: 146_000,
  lazy: [
    'src/app/JourneyScreen.tsx',
    'journeys/repair/beginning.ts',
    'src/client/gateway.ts',
    'src/fields/radios/RadioGroupView.tsx',
  ],
  files: [...always, 'journey'],
};

/** The name of a script file, without what changes with its contents. */
export const chunkName = (file: string): string => file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
