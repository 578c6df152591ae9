import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles/styles.css';
import '../atlas.css';
import { complaintsInPage } from '../../../test/support/axe-in-page.ts';
import { loadFlows } from '../../walkthrough/flow.ts';
import { Atlas } from '../Atlas.tsx';
import { journeySource } from '../journey/journey-source.tsx';
import { type Draft, textOfDraft } from './model/draft.ts';

const draftOf = (journey: string, ...edits: Draft['edits']): string =>
  encodeURIComponent(`draft=${textOfDraft({ format: 1, journey, edits })}`).replaceAll('!', '%21');

async function opened(hash: string) {
  window.location.hash = hash;
  return render(<Atlas sources={(await loadFlows()).map(journeySource)} />);
}

const explored = { timeout: 50_000 };

test('a changed rule says what breaks, what is seen and what is demanded, and its way is walked', async () => {
  const screen = await opened('#chase!draft');
  await expect.element(screen.getByText('Nothing is changed yet.')).toBeVisible();
  const put = screen.getByRole('button', { name: 'Put into the draft' });
  await expect.element(put).toBeDisabled();
  await screen.getByRole('checkbox', { name: 'it is not so that' }).click();
  await put.click();
  await expect.element(screen.getByText('A rule: somebody was to come')).toBeVisible();
  expect(decodeURIComponent(window.location.hash)).toContain('"not":{"fact":"wasVisit","equals":true}');
  await expect.element(screen.getByText('Everything that can happen was explored.'), explored).toBeVisible();
  await expect.element(screen.getByText('Does not hold:').first()).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'breaks' }).first()).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /rule altered somebody was to come/ })).toBeVisible();
  await expect.poll(() => document.querySelector('.at-changed-map svg'), explored).not.toBeNull();
  expect(await complaintsInPage()).toEqual([]);

  await screen.getByRole('button', { name: 'Walk this way' }).first().click();
  await expect.element(screen.getByRole('heading', { name: 'Walkthrough' })).toBeVisible();
  await expect.element(screen.getByText(/A draft with 1 change is shown\./)).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^somebody was to come (true|false)/ })).toBeVisible();
  expect(await complaintsInPage()).toEqual([]);
  await screen.getByRole('link', { name: 'Go to the draft' }).click();
  await screen.getByRole('button', { name: 'Take back' }).click();
  await expect.element(screen.getByText('Nothing is changed yet.')).toBeVisible();
});

test('a worded message stands on the map and on the screens until the product is shown again', async () => {
  const text = 'Read this instead!';
  const draft = draftOf('repair', { kind: 'text', notice: 'SSR068', text });
  const screen = await opened(`#repair!map!emergency!${draft}`);
  await expect.element(screen.getByText(/Read this instead!/).first()).toBeVisible();
  await screen.getByRole('link', { name: 'Show the product' }).click();
  await screen.getByRole('button', { name: 'Can someone let us in?', exact: true }).click();
  await expect
    .element(screen.getByText(/Someone over 18 must be at home for an emergency repair/).first())
    .toBeVisible();
});

test('what blocks a step is changed in a form', async () => {
  const screen = await opened('#chase!draft');
  await screen.getByRole('radio', { name: 'What blocks a step' }).click();
  await screen.getByRole('button', { name: 'Add one' }).click();
  await screen.getByRole('button', { name: 'Put into the draft' }).click();
  await expect.element(screen.getByText(/^when somebody was to come: /)).toBeVisible();
  await expect.element(screen.getByText('Everything that can happen was explored.'), explored).toBeVisible();
  await expect.element(screen.getByText(/^Stopped: /).first()).toBeVisible();
  expect(await complaintsInPage()).toEqual([]);
});

test('a limit is changed in a form', async () => {
  const screen = await opened('#feedback!draft');
  await screen.getByRole('radio', { name: 'A limit' }).click();
  await screen.getByRole('spinbutton').fill('12');
  await screen.getByRole('button', { name: 'Put into the draft' }).click();
  await expect.element(screen.getByText('at most 12 characters')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /question altered .* limit/ })).toBeVisible();
});

test('a draft that cannot be read is told, and begun anew', async () => {
  const screen = await opened('#chase!draft!!draft%3D%7B');
  await expect.element(screen.getByText(/cannot be read\. It is no JSON/)).toBeVisible();
  await screen.getByRole('button', { name: 'Begin a new draft' }).click();
  await expect.element(screen.getByText('Nothing is changed yet.')).toBeVisible();
});

test('an edit that says nothing about the journey is told and left out', async () => {
  const edit = { kind: 'rule', rule: 'somebody was to com', expression: { fact: 'wasVisit', equals: false } };
  const screen = await opened(`#chase!draft!!${draftOf('chase', edit as Draft['edits'][number])}`);
  await expect.element(screen.getByText(/Left out: There is no rule “somebody was to com”/)).toBeVisible();
});

test('a draft is opened from a file', async () => {
  const screen = await opened('#chase!draft');
  const text = textOfDraft({
    format: 1,
    journey: 'chase',
    edits: [{ kind: 'rule', rule: 'somebody was to come', expression: { fact: 'wasVisit', equals: false } }],
  });
  const input = screen.getByLabelText('File with a draft');
  await input.upload(new File(['{"format":1}'], 'wrong.json'));
  await expect.element(screen.getByText(/wrong\.json cannot be opened/)).toBeVisible();
  await input.upload(new File([text], 'chase-draft.json'));
  await expect.element(screen.getByText('A rule: somebody was to come')).toBeVisible();
});
