import { cdp, server } from 'vitest/browser';
import { makeKeyboardProbe } from './keyboard-probe.ts';
import { type Key, sendKeys } from './keys.ts';

/** Presses a key of the browser's own keyboard, where the focus is, as often as told. */
export const pressKey = (key: Key, times = 1): Promise<void> =>
  sendKeys((...event) => cdp().send(...event), key, times);

/** Types a text where the focus is, in place of what is selected. */
export const typeText = (text: string): Promise<unknown> =>
  text === '' ? pressKey('Delete') : cdp().send('Input.insertText', { text });

/** A folder of this project that gets a picture of every kind of screen as it comes; none unless it is asked for. */
const pictures: string | undefined = import.meta.env.VITE_PICTURES;

async function takePicture(name: string): Promise<void> {
  const { data } = await cdp().send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width: innerWidth, height: innerHeight, scale: 2 },
  });
  await server.commands.writeFile(`${pictures}/${name.replaceAll(/\W+/g, '-')}.png`, data, 'base64');
}

/** Milliseconds in which the focus follows what is on the screen. */
const patience = 1000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until parts that are loaded later stand where they belong. */
async function standing(): Promise<void> {
  const controls = () => document.querySelectorAll('main *').length;
  for (let before = -1; before !== controls(); ) {
    before = controls();
    await nextFrame();
    await nextFrame();
  }
}

/** Asks again until there are no faults any more. */
async function settled(faults: () => readonly string[]): Promise<readonly string[]> {
  const deadline = performance.now() + patience;
  for (;;) {
    const found = faults();
    if (found.length === 0 || performance.now() > deadline) return found;
    await nextFrame();
  }
}

/** Goes through the screens of a journey with a keyboard alone, each kind of screen once; where they move, always. */
export function keyboardWalk(journey: string) {
  const probe = makeKeyboardProbe();
  const complaints = new Set<string>();
  const seen = new Set<string>();
  let stops = 0;
  let last: string | undefined;
  return {
    complaints,
    stops: () => stops,
    /** The page was loaded: nothing has had the focus yet. */
    loaded() {
      last = undefined;
    },
    /** A screen that was gone through before stands there again. */
    resumed(shows: string) {
      last = shows;
    },
    /** Looks at the screen that a move led to: `after` says which. */
    async look(shows: string, phase: string, after: string): Promise<void> {
      if (phase === 'waiting' && last === undefined) return;
      const name = `${shows} ${phase}`;
      const before = last;
      const faults = [...(await settled(probe.focus))];
      if (phase !== 'waiting' && shows !== last) faults.push(...(await settled(probe.arrival)));
      last = shows;
      if (!seen.has(name)) {
        seen.add(name);
        if (pictures) await takePicture(`${journey} ${seen.size} ${name}`);
        await standing();
        faults.push(...probe.layout());
        const times = probe.begin();
        stops += times;
        await pressKey('Tab', times);
        faults.push(...probe.end());
      }
      for (const fault of faults) complaints.add(`${name} (after ${after}, ${before}): ${fault}`);
    },
  };
}
