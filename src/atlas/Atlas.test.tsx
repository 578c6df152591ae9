import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/styles.css';
import './atlas.css';
import type { Property } from '../../machines/exploration/index.ts';
import { supportingMachines } from '../../machines/supporting-machines.ts';
import { complaintsInPage } from '../../test/support/axe-in-page.ts';
import { recordOf } from '../../test/support/recorded-walk.ts';
import { loadFlows } from '../walkthrough/flow.ts';
import { Atlas } from './Atlas.tsx';
import { journeySource } from './journey/journey-source.tsx';
import { loadMachines } from './machine/machine-source.tsx';
import { layOut } from './model/layout.ts';
import { svgOf } from './model/svg.ts';
import { pngOf } from './png.ts';

const journeys = await loadFlows();
const machines = loadMachines();

/** The records of two flows that are soon walked, as every atlas here has them. */
const records = [
  ...journeys.filter(({ journey }) => journey.id === 'appointment'),
  ...supportingMachines.filter(({ id }) => id === 'poll'),
].map(recordOf);
const reports = async () => records;

async function opened(hash: string) {
  window.location.hash = hash;
  const sources = [...(await loadFlows(reports)).map(journeySource), ...loadMachines(reports)];
  const screen = await render(<Atlas sources={sources} />);
  await expect.poll(() => screen.container.querySelector('.at-sheet, .at-outline')).not.toBeNull();
  return screen;
}

test('the map is gone through by the arrow keys, and tells about each step beside its screen', async () => {
  const screen = await opened('#repair');
  const start = screen.getByRole('button', { name: 'Start, start' });
  await start.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect
    .element(screen.getByRole('heading', { name: 'Which part needs repairing?', level: 2 }))
    .toBeVisible();
  await expect.element(screen.getByText('Repair_Asset_Missing')).toBeVisible();
  await expect
    .poll(() => document.querySelector('.at-device [data-step="asset"] legend')?.textContent)
    .toContain('Which part needs repairing?');
  expect(await complaintsInPage()).toEqual([]);
});

test('a step says what the specification demands there', async () => {
  const screen = await opened('#appointment');
  await screen
    .getByRole('button', { name: /^When should we come\?/ })
    .first()
    .click();
  const summary = screen.getByRole('heading', { name: /^\d+ requirements hold here$/ });
  await summary.click();
  await expect.element(screen.getByText(/SCH-\d+/).first()).toBeVisible();
  expect(await complaintsInPage()).toEqual([]);
});

test('a property that does not hold is played by the shortest path to it', async () => {
  const [appointment] = journeys.filter(({ journey }) => journey.id === 'appointment');
  if (!appointment) throw new Error('There is no journey “appointment”');
  const says = 'Nobody ever goes home.';
  const never: Property = { says, rows: ['SCH-01'], never: ({ end }) => end === 'home' };
  const report = recordOf({ ...appointment, properties: [never] });
  window.location.hash = '#appointment!paths';
  const screen = await render(<Atlas sources={(await loadFlows(async () => [report])).map(journeySource)} />);
  await expect.element(screen.getByText(/^does not hold: Nobody ever goes home/)).toBeVisible();
  await screen.getByRole('link', { name: 'Play the shortest path there' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Shortest path to a failure' })).toBeVisible();
  await expect.element(screen.getByText(/^does not hold: Nobody ever goes home/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next move' }), { timeout: 20_000 }).toBeDisabled();
  expect(document.querySelectorAll('.at-history > li').length).toBeGreaterThan(0);
  expect(await complaintsInPage()).toEqual([]);
});

test('words find a step', async () => {
  const screen = await opened('#repair');
  await screen.getByRole('searchbox', { name: 'Find' }).fill('nobody can give access');
  await screen
    .getByRole('button', { name: /Can someone let us in/ })
    .first()
    .click();
  await expect.element(screen.getByRole('heading', { name: 'Can someone let us in?' })).toBeVisible();
});

test('words find what is in other journeys, and what is demanded', async () => {
  const screen = await opened('#appointment');
  await screen.getByRole('searchbox', { name: 'Find' }).fill('nobody can give access');
  const link = screen.getByRole('link', { name: /Can someone let us in/ }).first();
  await expect.element(link).toHaveAttribute('href', '#repair!map!emergency');
  await screen.getByRole('searchbox', { name: 'Find' }).fill('SCH-01');
  await expect
    .element(
      screen
        .getByRole('list', { name: 'Found' })
        .getByText(/SCH-01.*: /)
        .first(),
    )
    .toBeVisible();
  expect(await complaintsInPage()).toEqual([]);
});

test('a walkthrough shows the rules that hold, and its way is lit', async () => {
  const screen = await opened('#repair!walkthrough');
  const advance = screen.getByRole('button', { name: 'Next move' });
  await advance.click();
  await advance.click();
  await expect.poll(() => document.querySelectorAll('.at-edge[data-lit="true"]').length).toBeGreaterThan(1);
  const passedOver =
    /address needs the repair\? passed over, because it is not so that the resident has several homes/;
  await expect.element(screen.getByRole('row', { name: passedOver })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'My Property' }).click();
  await expect
    .element(screen.getByText('Result of “Check whether this part can be repaired here”').first())
    .toBeVisible();
  expect(await complaintsInPage()).toEqual([]);
});

test('the outline says the same without a drawing', async () => {
  const screen = await opened('#appointment!outline');
  await expect.element(screen.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Texts' })).toBeVisible();
  expect(await complaintsInPage()).toEqual([]);
});

for (const subject of ['appointment', 'poll']) {
  for (const view of ['map', 'walkthrough', 'paths', 'outline']) {
    test(`the view ${view} of ${subject} keeps the rules of accessibility`, async () => {
      const screen = await opened(`#${subject}!${view}`);
      await expect
        .poll(() => screen.container.querySelector('[role="status"]:not(:empty), .at-sheet, table'))
        .not.toBeNull();
      await expect.poll(() => screen.container.textContent).not.toContain('Looking for the paths');
      expect(await complaintsInPage()).toEqual([]);
    });
  }
}

test('what the paths cover is painted, with a key and in words', async () => {
  const screen = await opened('#appointment!map!slot');
  await screen.getByRole('combobox', { name: /^Paint/ }).selectOptions('what the paths cover');
  await expect
    .element(screen.getByText(/transitions taken, .* paths, walked 2026-11-21 10:20 UTC/))
    .toBeVisible();
  await expect.element(screen.getByText(/never taken, for a reason that is given/)).toBeVisible();
  await expect.element(screen.getByText(/^To Home: taken, on \d+ paths$/).first()).toBeVisible();
  expect(document.querySelectorAll('.at-edge .at-mark').length).toBeGreaterThan(3);
  expect(await complaintsInPage()).toEqual([]);
});

test('where residents are stopped is drawn as badges that fold out', async () => {
  const screen = await opened('#repair');
  await screen.getByLabelText('Where it stops').click();
  await screen
    .getByRole('button', { name: /^Stops for 1 reason, .*/ })
    .first()
    .click();
  await screen.getByRole('button', { name: /^Stops for 1\d reasons, / }).click();
  const drawn = () => document.querySelector('.at-sheet svg')?.textContent;
  await expect.poll(drawn).toContain('• refused with E24');
  const row = screen.getByRole('row', { name: /the records of the heating do not match/ });
  await expect.element(row.getByText('SSR049')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /: where it stops$/ })).toBeVisible();
  expect(await complaintsInPage()).toEqual([]);
});

test('a link opens the same: ticked boxes, what is painted, how large, and the moves of a walkthrough', async () => {
  const map = await opened('#appointment');
  await map.getByLabelText('Where it stops').click();
  await map.getByRole('combobox', { name: /^Paint/ }).selectOptions('what the paths cover');
  await map.getByRole('button', { name: 'Zoom in' }).click();
  const link = window.location.hash;
  await map.unmount();
  const again = await opened(link);
  await expect.element(again.getByLabelText('Where it stops')).toBeChecked();
  await expect.element(again.getByRole('combobox', { name: /^Paint/ })).not.toHaveValue('');
  expect(link).toMatch(/zoom%3D1/);
  await again.unmount();

  const walked = await opened('#appointment!walkthrough');
  const advance = walked.getByRole('button', { name: 'Next move' });
  for (let move = 0; move < 3; move += 1) await advance.click();
  await expect.poll(() => window.location.hash).toMatch(/moves%3D\d+\.\d+\.\d+$/);
  const lines = () => [...document.querySelectorAll('.at-history li')].map(({ textContent }) => textContent);
  const before = lines();
  expect(before.length).toBe(3);
  const shared = window.location.hash;
  await walked.unmount();
  await opened(shared);
  await expect.poll(lines).toEqual(before);
});

test('a straight run is folded, and unfolded by a key', async () => {
  const screen = await opened('#repair');
  await screen.getByLabelText('Fold runs').click();
  const run = screen.getByRole('button', { name: /^2 steps: Who should we contact/ });
  (run.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('button', { name: /^Who should we contact.*, step / }).first())
    .toBeVisible();
});

test('a recorded path is played to where it leads', async () => {
  const screen = await opened('#appointment!paths');
  const row = screen.getByRole('rowheader', { name: /Play path 2 / });
  await row.getByText('What happens').click();
  const moves = row.getByRole('listitem').elements().length;
  expect(moves).toBeGreaterThan(1);
  await screen.getByRole('link', { name: 'Play path 2', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Path 2' })).toBeVisible();
  await screen.getByRole('button', { name: 'Pause' }).click();
  const advance = screen.getByRole('button', { name: 'Next move' });
  for (let left = moves; left > 0 && advance.element().matches(':enabled'); left -= 1) await advance.click();
  await expect.element(advance).toBeDisabled();
  await expect.poll(() => document.querySelectorAll('.at-history li').length).toBe(moves);
});

test('the paths are narrowed down to those on which a rule is true', async () => {
  const screen = await opened('#appointment!paths');
  const all = document.querySelectorAll('.at-paths tbody tr').length;
  expect(all).toBeGreaterThan(5);
  await screen.getByRole('combobox', { name: /^Only paths/ }).selectOptions('an appointment is being moved');
  await expect.poll(() => document.querySelectorAll('.at-paths tbody tr').length).toBeLessThan(all);
  expect(document.querySelectorAll('.at-paths tbody tr').length).toBeGreaterThan(0);
});

test('a supposed fact changes the rules, and they say why', async () => {
  const screen = await opened('#repair!walkthrough!media');
  await expect
    .element(screen.getByRole('row', { name: /photos can be added true.*photos allowed: yes/ }))
    .toBeInTheDocument();
  await screen
    .getByText(/^Suppose/)
    .first()
    .click();
  await screen.getByRole('checkbox', { name: /^photos allowed/ }).click();
  await expect
    .element(screen.getByRole('row', { name: /photos can be added false.*photos allowed: no/ }))
    .toBeInTheDocument();
});

test('a supporting machine is walked through to its end', async () => {
  const screen = await opened('#poll!walkthrough');
  await screen
    .getByRole('button', { name: /^not yet/ })
    .first()
    .click();
  await expect.element(screen.getByText(/^It is at:/)).toHaveTextContent('It is at: pausing');
  await screen.getByRole('button', { name: /^the pause is over/ }).click();
  await screen.getByRole('button', { name: /^the answer is there/ }).click();
  await expect.element(screen.getByText(/^It has ended:/)).toHaveTextContent('It has ended: answered');
});

test('a drawing becomes a picture that is twice as fine', async () => {
  const [machine] = machines;
  if (!machine) throw new Error('nothing to draw');
  const layout = await layOut(machine.graph);
  const picture = await createImageBitmap(await pngOf(svgOf(layout, 'A machine'), layout));
  expect(picture.width).toBe(Math.ceil(layout.width * 2));
  expect(picture.height).toBe(Math.ceil(layout.height * 2));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const paper = canvas.getContext('2d');
  paper?.drawImage(picture, 0, 0);
  const pixels = paper?.getImageData(0, 0, picture.width, picture.height).data ?? [];
  expect(new Set(pixels).size).toBeGreaterThan(20);
});

test('what leads back in a large journey is drawn for one step at a time', async () => {
  const screen = await opened('#repair');
  const quiet = () => document.querySelectorAll('.at-edge[data-layer="back"]').length;
  await screen.getByLabelText('Back').click();
  await expect.element(screen.getByText(/^Choose a step/)).toBeVisible();
  expect(quiet()).toBe(0);
  await screen.getByRole('button', { name: 'Can someone let us in?', exact: true }).click();
  await expect.poll(quiet).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('Choose a step: dialogs');
});
