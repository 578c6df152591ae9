import { render } from 'vitest-browser-react';
import { provider } from '../../content/provider.ts';
import { explore, reachableScreens } from '../../machines/exploration/index.ts';
import { loadLater } from '../../src/renderer/later.ts';
import { StoryPage } from '../../src/stories/StoryPage.tsx';
import type { FlowWithCopy } from '../../src/walkthrough/flow.ts';
import { RealScreen } from '../../src/walkthrough/RealScreen.tsx';
import '../../src/styles/styles.css';
import { simulatorOf } from './journey-invariants.ts';
import { isData, outsideBrackets } from './pseudo-locale.ts';

/** Every text of data, however deep. */
function textsOfData(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') found.add(value.toLowerCase());
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  for (const inner of Object.values(value)) textsOfData(inner, found, seen);
  return found;
}

const sources = import.meta.glob<string>('../../{content,contract,journeys,machines,src}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
});

/** The files of the product that a text stands in. */
async function filesWith(text: string): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(sources).map(async ([path, load]) =>
      (await load()).includes(text) ? [path.slice(6)] : [],
    ),
  );
  return found.flat();
}

/** What of a screen stands outside brackets, text by text, and of what only screen readers read. */
function outsideIn(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  // A bracket that opens before a link may close behind it: only what is left of all is divided.
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  const spoken = ['aria-label', 'alt', 'placeholder', 'title'].flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].map((element) =>
      outsideBrackets(element.getAttribute(name) ?? ''),
    ),
  );
  return [...outsideBrackets(texts.join('\n')).split('\n'), ...spoken].map((text) => text.trim());
}

/** The innermost part that reaches beyond the window. */
function widest(): string {
  const beyond = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth,
  );
  const [part] = beyond.filter(
    (element) => !beyond.some((other) => other !== element && element.contains(other)),
  );
  return part ? `${part.tagName} ${part.className} ‘${part.textContent}’` : 'something out of sight';
}

/** What was found on the screens of one journey. */
export interface PseudoScreens {
  readonly screens: number;
  /** Texts that came neither from `content/` nor from data, each with its files and a screen that shows it. */
  readonly foreign: readonly string[];
  /** Screens that are wider than the window. */
  readonly tooWide: readonly string[];
}

/** Draws every distinct screen of a journey, and looks at each text on it. */
export async function drawScreens(flow: FlowWithCopy): Promise<PseudoScreens> {
  await loadLater();
  const explored = explore(flow);
  const simulator = simulatorOf(flow.journey);
  const data = [...textsOfData([flow.samples, provider])].join('\n');
  const foreign = new Map<string, string>();
  const tooWide: string[] = [];
  let screens = 0;
  for (const { state, path } of reachableScreens(flow, explored)) {
    if (!path) continue;
    const start = simulator.start({ facts: flow.samples.initialScenarios[path.scenario] ?? {} });
    const snapshot = path.edges.reduce((at, { event }) => simulator.next(at, event), start);
    if (snapshot.status !== 'active') continue;
    const name = `${flow.journey.id} ${state.step}: ${state.name}`;
    const screen = await render(
      <StoryPage>
        <RealScreen flow={flow} snapshot={snapshot} send={() => {}} />
      </StoryPage>,
    );
    screens += 1;
    for (const text of outsideIn(document.body)) {
      if (/\p{L}{3}/u.test(text) && !isData(text, data)) foreign.set(text, name);
    }
    if (document.documentElement.scrollWidth > innerWidth) tooWide.push(`${name}: ${widest()}`);
    await screen.unmount();
  }
  const named = [...foreign].map(
    async ([text, name]) =>
      `‘${text}’ of ${(await filesWith(text)).join(', ') || 'no single file'}, at ${name}`,
  );
  return { screens, foreign: await Promise.all(named), tooWide };
}
