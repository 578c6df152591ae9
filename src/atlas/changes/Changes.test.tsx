import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles/styles.css';
import '../atlas.css';
import { complaintsInPage } from '../../../test/support/axe-in-page.ts';
import { samples, small } from '../../../test/support/small-journey.ts';
import { noCopy } from '../../walkthrough/flow.ts';
import { ChangesOf } from './Changes.tsx';
import { describeJourney } from './model/describe.ts';
import { type Description, descriptionFormat, type Versions } from './model/description.ts';
import { versionsHere, withVersions } from './versions.ts';

const copy = noCopy('Small');
const [one, ...others] = small.steps;
const altered = {
  ...small,
  steps: [{ ...(one ?? others[0]), route: '/first' }, ...others] as typeof small.steps,
  rules: { ...small.rules, 'the first is b': () => true },
};

const version = (name: string, journey: typeof small, shut: string): Description => ({
  format: descriptionFormat,
  version: { name, commit: '', day: '', subject: '' },
  journeys: [
    describeJourney({ journey, copy, samples, notices: { Shut: shut } }, (remark) => {
      throw new Error(remark);
    }),
  ],
  machines: [],
  messages: [],
  remarks: [],
});

const versions: Versions = {
  was: version('main~5', small, 'We are shut today.'),
  now: version('the working tree', altered, 'We are shut </script> today and tomorrow.'),
  remarks: ['The engine changed as well.'],
};

async function shown(of: Versions) {
  const screen = await render(
    <main>
      <h1>Atlas</h1>
      <ChangesOf versions={of} here="small" subject="small" />
    </main>,
  );
  await expect.element(screen.getByRole('heading', { name: 'What changed', exact: true })).toBeVisible();
  return screen;
}

test('what was and what is stand beside each other, with what differs marked', async () => {
  const screen = await shown(versions);
  await expect.element(screen.getByText('From main~5 to the working tree.')).toBeVisible();
  const row = screen.getByRole('row', { name: /step altered one route/ });
  await expect.element(row).toBeVisible();
  expect(row.element().querySelector('del')?.textContent).toBe('/one');
  expect(row.element().querySelector('ins')?.textContent).toBe('/first');
  const rule = screen.getByRole('row', { name: /rule altered the first is b the text of the rule changed/ });
  await expect.element(rule).toBeVisible();
  const text = screen.getByRole('row', { name: /text altered Shut/ });
  expect(text.element().querySelector('ins')?.textContent).toBe(' </script>');
});

test('choosing a step on the map leaves only its changes', async () => {
  const screen = await shown(versions);
  await screen.getByRole('button', { name: /^one, step .*: altered/ }).click();
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Only what changed at “one”.' }))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'two' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Show all changes' }).click();
  await expect.element(screen.getByRole('heading', { name: 'two' })).toBeVisible();
});

test('nothing that changed is said so', async () => {
  const screen = await shown({ ...versions, now: { ...versions.was } });
  await expect
    .element(screen.getByText('Nothing changed in what the journeys ask, decide and say.'))
    .toBeVisible();
});

test('it has no faults that axe finds', async () => {
  await shown(versions);
  await expect.poll(() => document.querySelector('.at-sheet')).not.toBeNull();
  expect(await complaintsInPage()).toEqual([]);
});

test('a page brings its versions with it, whatever their texts are', () => {
  expect(versionsHere()).toBeUndefined();
  const page = withVersions('<html><head><title>Atlas</title></head><body></body></html>', versions);
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  const script = parsed.querySelector('script');
  if (!script) throw new Error('the page brings nothing');
  document.head.append(document.adoptNode(script));
  expect(versionsHere()).toEqual(JSON.parse(JSON.stringify(versions)));
  script.remove();
});
