import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pressKey } from '../support/keyboard.ts';
import { makeKeyboardProbe } from '../support/keyboard-probe.ts';
import '../../src/styles/styles.css';

const plain = '<button style="height: 48px">Send</button>';

/** Faults that a page could have, each with a word of how it is told. */
const faults = {
  'out of sight': '<a href="#x" style="position: fixed; left: -999px">Off the page</a>',
  'does not show that it has the focus':
    '<button style="height: 48px; outline: none; box-shadow: none">No mark</button>',
  'is covered by':
    '<div style="height: 900px"></div><button style="height: 48px">Under</button><p style="position: fixed; bottom: 0; height: 200px; width: 100%; background: white">Over</p>',
  'Tab goes up from':
    '<div style="display: flex; flex-direction: column-reverse"><button style="height: 48px">One</button><button style="height: 48px">Two</button></div>',
  'is only': '<button style="height: 20px; padding: 0">Small</button>',
  'pixels wide, by': '<p style="width: 400px">Wide</p>',
  'cuts its text off':
    '<p style="width: 80px; overflow: hidden; white-space: nowrap">Much too long for it</p>',
  'with spaced text': '<p style="width: 10.5ch; overflow: hidden; white-space: nowrap">0000000000</p>',
  'does not come to':
    '<div onkeydown="if (event.key === \'Tab\') event.preventDefault()"><button style="height: 48px">Trap</button></div><button style="height: 48px">Never</button>',
} as const;

async function faultsOf(html: string): Promise<readonly string[]> {
  await page.viewport(320, 256);
  document.body.innerHTML = `<main tabindex="-1"><h1>A step</h1>${plain}${html}</main>`;
  const probe = makeKeyboardProbe();
  const found = probe.layout();
  await pressKey('Tab', probe.begin());
  return [...found, ...probe.end()];
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('a page without a fault has none', async () => {
  expect(await faultsOf(plain)).toEqual([]);
});

test('what surrounds a page without controls is not gone through', async () => {
  await page.viewport(320, 256);
  const small = '<button style="height: 20px; outline: none; box-shadow: none">Small</button>';
  document.body.innerHTML = `${small}<main tabindex="-1"><h1>Please wait</h1></main>${small}`;
  const probe = makeKeyboardProbe();
  await pressKey('Tab', probe.begin());
  expect(probe.end()).toEqual([]);
});

test.each(Object.entries(faults))('what %s is found', async (words, html) => {
  expect((await faultsOf(html)).join('\n')).toContain(words);
});

test('a heading that is scrolled away and a focus that is lost are found', async () => {
  await faultsOf('<div style="height: 900px"></div>');
  const probe = makeKeyboardProbe();
  expect(probe.arrival()).toEqual([]);
  window.scrollTo(0, 400);
  expect(probe.arrival()).toEqual([expect.stringContaining('out of sight')]);
  (document.activeElement as HTMLElement).blur();
  expect(probe.focus()).toEqual(['nothing has the focus']);
});
