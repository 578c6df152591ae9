import { composeStories, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inLandmark } from '../../.storybook/landmark.tsx';
import { rewordWith } from '../../content/own-words/words.ts';
import { pseudoText } from '../support/pseudo-locale.ts';
import '../../src/styles/styles.css';

// Texts are read when their file is loaded.
rewordWith(pseudoText);
const { pseudoLooker, textsOfData } = await import('../support/pseudo-look.ts');
const { tryAgain } = await import('../../src/features/home/examples.tsx');
const { provider } = await import('../../content/provider.ts');
const { ombudsman } = await import('../../content/ombudsman.ts');

type StoryFile = Readonly<Record<string, StoryObj>> & { readonly default: Meta };

/** What is no journey: pages, and the cards that they have. */
const load = import.meta.glob<StoryFile>('../../src/{app,features}/**/*.stories.tsx');
/** What they show that is no text of ours stands in these. */
const data = import.meta.glob<string>('../../src/{app,features,stories}/**/{*.stories,examples}.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What is made of several of them. */
const composed = ['Ms Amara Okafor', 'CAS-100001', 'CAS-100002', 'CAS-100003'];
const files = await Promise.all(Object.values(load).map((file) => file()));

beforeAll(async () => {
  setProjectAnnotations({ decorators: [inLandmark] });
  await page.viewport(320, 640);
});

test('there are pages and cards', () => expect(files.length).toBeGreaterThan(10));

test.for(files.map((file) => ({ title: String(file.default.title), file })))(
  'every text of $title comes from content, and fits on 320 px, from left and from right',
  async ({ title, file }) => {
    const looker = pseudoLooker(
      textsOfData([data, provider, ombudsman.site.replace('https://', ''), composed]),
    );
    for (const [name, Story] of Object.entries(composeStories(file))) {
      // What is tried again looks like what is on its way: the story is about the focus.
      if (file[name]?.play === tryAgain) continue;
      const canvasElement = document.body.appendChild(document.createElement('div'));
      await Story.run({ canvasElement });
      await looker.look(`${title} ${name}`, name);
      canvasElement.remove();
    }
    const { foreign, tooWide, complaints } = await looker.found();
    expect(foreign).toEqual([]);
    expect(tooWide).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
