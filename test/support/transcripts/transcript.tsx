import { diffArrays } from 'diff';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { screenOf } from '../../../machines/engine/index.ts';
import { eventsOf, type Report, reload, type Snapshot } from '../../../machines/exploration/index.ts';
import { useScreenTitle } from '../../../src/app/useScreenTitle.ts';
import { fetchView } from '../../../src/fields/views.ts';
import { loadLater } from '../../../src/renderer/later.ts';
import { StoryPage } from '../../../src/stories/StoryPage.tsx';
import { moveInWords } from '../../../src/walkthrough/choices.ts';
import type { FlowWithCopy } from '../../../src/walkthrough/flow.ts';
import { RealScreen } from '../../../src/walkthrough/RealScreen.tsx';
import { currentSnapshot, WalkthroughRunner } from '../../../src/walkthrough/walkthrough.ts';
import { listenToRegions } from '../announcements.ts';
import { phraseOf, readAloud } from './read-aloud.ts';
import '../../../src/styles/styles.css';

/** Longer than any pause before something is said or looked up, in milliseconds. */
const pauseMs = 2000;
/** How far time goes on at once. Every pause is a multiple of it. */
const tickMs = 100;

/** A step, or what it waits for, or an error page, as a screen reader says it. */
interface Section {
  readonly title: string;
  /** How the path went there. */
  readonly after: string;
  /** What is said without being asked for: where the focus goes, and what live regions say. */
  readonly announcements: readonly string[];
  /** What is there to be read. */
  readonly read: readonly string[];
}

/** The page of a journey as it is at one moment, with the focus where the portal puts it. */
function Moment({ flow, snapshot }: { readonly flow: FlowWithCopy; readonly snapshot: Snapshot }) {
  useScreenTitle(screenOf(flow.journey, snapshot));
  return (
    <StoryPage>
      <RealScreen flow={flow} snapshot={snapshot} send={() => {}} />
    </StoryPage>
  );
}

/** What is on the page, with what was entered, so that a page that was read is known again. */
function pageText(): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  const entered = [...fields].map((field) =>
    field instanceof HTMLInputElement && /radio|checkbox/.test(field.type) ? field.checked : field.value,
  );
  return `${document.body.innerHTML}${JSON.stringify(entered)}`;
}

/** What can be read: the page, or the dialog that lies over it. */
const readablePart = (): Element =>
  document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;

function titleOf({ journey, copy }: FlowWithCopy, snapshot: Snapshot): string {
  const { step, phase, failure, operation } = screenOf(journey, snapshot);
  if (failure) return `${step.id}: error page ${failure.errorPage}`;
  if (phase === 'waiting') return `${step.id}: waiting for ${operation ?? copy.name}`;
  return journey.shown !== 'dialog' && document.querySelector('dialog[open]')
    ? `${step.id}: dialog`
    : step.id;
}

/** Hears what is said without being asked for: what has the focus, and what live regions say. */
function listen() {
  const regions = listenToRegions();
  let heard = 0;
  let focused: Element | null = document.body;
  return {
    /** What was said since it was last asked. */
    async takeAnnouncements(): Promise<readonly string[]> {
      const { activeElement } = document;
      const moved = activeElement !== focused && activeElement !== document.body ? activeElement : null;
      focused = activeElement;
      const entered = moved?.closest('dialog');
      const spoken = regions.spoken.slice(heard);
      heard = regions.spoken.length;
      return [
        ...(entered ? [await phraseOf(entered)] : []),
        ...(moved ? [await phraseOf(moved)] : []),
        ...spoken.map(({ words, urgency }) => `${urgency}: ${words}`),
      ];
    },
    stop: regions.stop,
  };
}

const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** Lets React draw what it was told to. It does so in tasks of its own, and what is drawn may have more drawn. */
async function drawn(): Promise<void> {
  const watch = new MutationObserver(() => {});
  watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  do for (let tasks = 0; tasks < 4; tasks += 1) await nextTask();
  while (watch.takeRecords().length > 0);
  watch.disconnect();
}

/** Lets everything come that comes by itself. */
async function settle(): Promise<void> {
  await drawn();
  for (let passed = 0; passed < pauseMs; passed += tickMs) {
    const isQuiet = vi.getTimerCount() === 0;
    vi.advanceTimersByTime(isQuiet ? pauseMs - passed : tickMs);
    if (isQuiet) return;
    await drawn();
  }
}

/** The page at one moment of a path. */
interface PathMoment {
  /** Everything that happened until then. */
  readonly beginning: string;
  readonly after: () => string;
  readonly snapshot: Snapshot;
  /** How often the page has been loaded. */
  readonly loads: number;
}

function momentsOf(runner: WalkthroughRunner, report: Report, path: Report['paths'][number]) {
  let walked = runner.begin(path.scenario);
  let loads = 0;
  let beginning = path.scenario;
  const moments: PathMoment[] = [
    { beginning, after: () => path.scenario, snapshot: currentSnapshot(walked), loads },
  ];
  for (const [at, event] of eventsOf(report, path).entries()) {
    const before = currentSnapshot(walked);
    walked = runner.after(walked, event);
    const snapshot = currentSnapshot(walked);
    if (snapshot.status !== 'active') break;
    if (event === reload) loads += 1;
    beginning = `${beginning} ${JSON.stringify(path.edges[at]?.event)}`;
    moments.push({ beginning, after: () => moveInWords(runner, before, event), snapshot, loads });
  }
  return moments;
}

/** Where the page of a moment began: the moment before the one in which what it shows came. */
function beginOf({ journey }: FlowWithCopy, moments: readonly PathMoment[], at: number): number {
  const places = moments.map(({ snapshot, loads }) => {
    const { step, phase, failure } = screenOf(journey, snapshot);
    return `${loads} ${step.id} ${failure?.errorPage} ${phase === 'waiting'}`;
  });
  return Math.max(
    0,
    places.slice(0, at).findLastIndex((place) => place !== places[at]),
  );
}

/**
 * Goes along the covering paths of a journey, and takes down what a screen reader says on the way. Where a path begins as one
 * before it, it is drawn from where they part: what was read there is the same.
 */
async function sectionsOf(flow: FlowWithCopy, report: Report): Promise<readonly Section[]> {
  const kinds = Object.values(flow.journey.questions).map(({ kind }) => kind);
  await Promise.all([loadLater(), ...kinds.map(fetchView)]);
  const runner = new WalkthroughRunner(flow);
  const sections: Section[] = [];
  const known = new Set<string>();
  const walked = new Set<string>();

  for (const path of report.paths) {
    const moments = momentsOf(runner, report, path);
    const parting = moments.findIndex(({ beginning }) => !walked.has(beginning));
    if (parting === -1) continue;
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const listener = listen();
    const show = async ({ beginning, after, snapshot, loads }: PathMoment): Promise<void> => {
      flushSync(() => root.render(<Moment key={loads} flow={flow} snapshot={snapshot} />));
      await settle();
      const announcements = await listener.takeAnnouncements();
      if (walked.has(beginning)) return;
      walked.add(beginning);
      const title = titleOf(flow, snapshot);
      const name = `${title} ${announcements.join('\n')} ${pageText()}`;
      if (known.has(name)) return;
      known.add(name);
      sections.push({ title, after: after(), announcements, read: await readAloud(readablePart()) });
    };
    for (const moment of moments.slice(parting === 0 ? 0 : beginOf(flow, moments, parting - 1)))
      await show(moment);
    listener.stop();
    flushSync(() => root.unmount());
    place.remove();
  }
  return sections;
}

/** What differs between two readings, with the line above each difference. */
function difference(before: readonly string[], now: readonly string[]): readonly string[] {
  const parts = diffArrays([...before], [...now]);
  return parts.flatMap(({ added, removed, value }, at) => {
    if (added) return value.map((line) => `+ ${line}`);
    if (removed) return value.map((line) => `- ${line}`);
    return at === parts.length - 1 ? [] : value.slice(-1).map((line) => `  ${line}`);
  });
}

/** A step in one way in which it looks, whole or as the difference from one above it. */
interface Block {
  readonly read: readonly string[];
  readonly announcements: Set<string>;
  readonly lines: readonly string[];
}

/** The ways in which one step looks, each once. */
function blocksOf(sections: readonly Section[]): readonly string[] {
  const blocks: Block[] = [];
  for (const { announcements, read, after } of sections) {
    const words = announcements.map((phrase) => `> ${phrase}`);
    const same = blocks.find((block) => block.read.join('\n') === read.join('\n'));
    const isHeard = same && (announcements.length === 0 || same.announcements.has(announcements.join('\n')));
    if (isHeard) continue;
    const number = blocks.length + 1;
    const begin = (like: string) => [`[${number}] ${after}${like}`, ...words];
    if (same) {
      same.announcements.add(announcements.join('\n'));
      blocks.push({ ...same, lines: begin(`: reads as ${blocks.indexOf(same) + 1}`) });
      continue;
    }
    const [nearest] = blocks
      .map((block, index) => ({ index, lines: difference(block.read, read) }))
      .toSorted((a, b) => a.lines.length - b.lines.length);
    const isShorter = nearest !== undefined && nearest.lines.length < read.length;
    blocks.push({
      read,
      announcements: new Set([announcements.join('\n')]),
      lines: isShorter
        ? [...begin(`: reads as ${nearest.index + 1}, but`), ...nearest.lines]
        : [...begin(''), ...read],
    });
  }
  return blocks.map(({ lines }) => lines.join('\n'));
}

/**
 * The transcript of a journey: each step as it is read when the paths first come to it, then what differs in each other way in
 * which they come to it.
 */
export async function transcriptOf(flow: FlowWithCopy, report: Report): Promise<string> {
  const byTitle = Map.groupBy(await sectionsOf(flow, report), ({ title }) => title);
  const texts = [...byTitle].map(([title, sections]) => [`=== ${title}`, ...blocksOf(sections)].join('\n\n'));
  return `${[flow.copy.name, ...texts].join('\n\n')}\n`;
}
