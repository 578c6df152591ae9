import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/styles.css';
import '../atlas.css';
import { complaintsInPage } from '../../../test/support/axe-in-page.ts';
import { loadFlows } from '../../walkthrough/flow.ts';
import { Atlas } from '../Atlas.tsx';
import { journeySource } from '../journey/journey-source.tsx';
import { type Draft, textOfDraft } from './model/draft.ts';

const draftOf = (...edits: Draft['edits']): string =>
  encodeURIComponent(`draft=${textOfDraft({ format: 1, journey: 'case', edits })}`).replaceAll('!', '%21');

async function opened(hash: string) {
  window.location.hash = hash;
  return render(<Atlas sources={(await loadFlows()).map(journeySource)} />);
}

const explored = { timeout: 50_000 };

test('a type of service request is changed in a form, and its journey is drawn so', async () => {
  const screen = await opened('#case!draft');
  await screen.getByRole('radio', { name: 'A type of service request' }).click();
  await screen.getByRole('combobox', { name: 'Which one' }).selectOptions('Subletting');
  await screen
    .getByText(/^Question: What would you like to rent out\?/)
    .first()
    .click();
  const question = screen.getByRole('group', { name: /What would you like to rent out\?/ }).last();
  await question.getByRole('textbox', { name: 'What residents read' }).fill('How much of it?');
  await screen.getByRole('textbox', { name: /^Other words/ }).fill('lodger\n\n lodgers ');
  await screen.getByRole('checkbox', { name: 'Market' }).click();
  await screen.getByRole('button', { name: 'Put into the draft' }).click();
  await expect
    .element(screen.getByText('Now: “What would you like to rent out?”. Then: “How much of it?”.'))
    .toBeVisible();
  await expect.element(screen.getByText(/Then: lodger, lodgers\.$/)).toBeVisible();
  await expect
    .element(screen.getByText(/Then: Social, Provider Property, Leasehold, Freehold\.$/))
    .toBeVisible();
  expect(decodeURIComponent(window.location.hash)).toContain('"field":"questions.how-much.label"');
  await expect.element(screen.getByRole('row', { name: /How much of it\?/ }).first(), explored).toBeVisible();
  expect(await complaintsInPage()).toEqual([]);

  await screen.getByRole('button', { name: 'As it is now' }).click();
  await screen.getByRole('button', { name: 'Put into the draft' }).click();
  await expect.element(screen.getByText('Nothing is changed yet.')).toBeVisible();
});

test('what the check of the types refuses is told beside the change', async () => {
  const edit = { kind: 'caseType', type: 101, field: 'teams.2.owningTeam', value: 'CARETAKR' } as const;
  const other = { kind: 'caseType', type: 101, field: 'questions.need.label', value: 'Say what!' } as const;
  const draft = draftOf(edit, other);
  const screen = await opened(`#case!draft!!${draft}`);
  await expect.element(screen.getByText(/^Left out: .*There is no team CARETAKR\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Change', exact: true }).first().click();
  await screen.getByText('Who takes it, rule 2').first().click();
  const rule = screen.getByRole('group', { name: 'Who takes it, rule 2' }).last();
  await expect.element(rule.getByRole('combobox', { name: 'Team', exact: true })).toHaveValue('"CARETAKR"');
  window.location.hash = `#case!outline!!${draft}`;
  await expect.element(screen.getByText(/Say what!/).first()).toBeVisible();
});

/** The form of the types, by the keyboard: the button is focused and pressed. */
async function formOfTypes(hash = '#case!draft') {
  const screen = await opened(hash);
  await screen.getByRole('radio', { name: 'A type of service request' }).click();
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name, exact: true });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  const put = () => press('Put into the draft');
  return { screen, press, put };
}

const focused = () => document.activeElement;

test('a question with its answers is added, moved and taken away by the keyboard', async () => {
  const { screen, press, put } = await formOfTypes();
  await press('Add a question');
  await expect.poll(() => (focused() as HTMLInputElement).value).toBe('New question');
  await userEvent.keyboard('Since when?');
  const question = screen.getByRole('group', { name: 'Question: Since when?' }).last();
  await question
    .getByRole('combobox', { name: 'How it is answered' })
    .selectOptions('by one of its answers, all shown');
  for (const answer of ['Today', 'Earlier']) {
    await press('Add an answer');
    await expect.poll(() => (focused() as HTMLInputElement).value).toBe('New answer');
    await userEvent.keyboard(answer);
  }
  await press('Move this answer up: Earlier');
  await expect.poll(() => focused()?.ariaLabel).toBe('Move this answer down: Earlier');
  await expect.element(screen.getByText('“Earlier” is now 1 of 2.')).toBeInTheDocument();
  await press('Move this question up: Since when?');
  await expect.poll(() => focused()?.ariaLabel).toBe('Move this question up: Since when?');
  expect(await complaintsInPage()).toEqual([]);
  await put();
  await expect
    .element(
      screen.getByText(/^New: “Since when\?”\. In this order: .*“Since when\?”, “Where do you use it\?”\.$/),
    )
    .toBeVisible();
  await expect.element(screen.getByText('New: “Earlier”, “Today”.')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: /Since when\?/ }).first(), explored).toBeVisible();
  expect(await complaintsInPage()).toEqual([]);

  const address = window.location.hash;
  await press('Take this question away: Since when?');
  await expect.poll(() => focused()?.textContent).toBe('Add a question');
  await put();
  await expect.element(screen.getByText('Nothing is changed yet.')).toBeVisible();
  window.location.hash = address.replace('!draft!', '!outline!');
  await expect.element(screen.getByText(/Since when\?/).first()).toBeVisible();
});

test('what the check refuses of questions and answers is told, with what belongs to it', async () => {
  const { screen, put, press } = await formOfTypes();
  await screen
    .getByText(/^Question: What do you need\?/)
    .first()
    .click();
  await press('Take this answer away: A new key');
  await press('Take this answer away: A new fob, because one is lost');
  await put();
  await expect.element(screen.getByText(/^Left out: Type 101 .*one option only/)).toBeVisible();
  await screen.getByRole('button', { name: 'Take back' }).click();
  await expect.element(screen.getByText('Nothing is changed yet.')).toBeVisible();
});

test('a type is copied, changed, taken away again, and another taken away for good', async () => {
  const { screen, put, press } = await formOfTypes();
  const types = screen.getByRole('combobox', { name: 'Which one' });
  await types.selectOptions('Graffiti');
  await press('Add a type like this one');
  await expect.poll(() => (focused() as HTMLInputElement).value).toBe('Copy of Graffiti');
  await expect.element(types).toHaveValue('200');
  await userEvent.keyboard('Chalk drawings');
  await screen.getByRole('textbox', { name: /^The subtype/ }).fill('CHALK');
  await screen.getByText('Who takes it, rule 1').first().click();
  await screen.getByRole('combobox', { name: 'Team', exact: true }).selectOptions('"ESTATES"');
  await put();
  await expect.element(types).toHaveValue('200');
  await expect
    .element(screen.getByText('A type of service request: Chalk drawings', { exact: true }))
    .toBeVisible();
  await expect
    .element(screen.getByText('A new type of service request, 200, which begins as “Graffiti” is.'))
    .toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: /Chalk drawings/ }).first(), explored).toBeVisible();
  expect(await complaintsInPage()).toEqual([]);

  await press('Take this type away');
  await expect.element(screen.getByText('Nothing is changed yet.')).toBeVisible();
  await expect.poll(() => focused()?.tagName).toBe('SELECT');
  await types.selectOptions('Graffiti');
  await press('Take this type away');
  await expect.element(screen.getByRole('option', { name: 'Graffiti (taken away)' })).toBeInTheDocument();
  await expect.element(screen.getByText('The type is taken away, with its questions.')).toBeVisible();
  await expect
    .element(screen.getByRole('row', { name: /“Graffiti”|Graffiti/ }).first(), explored)
    .toBeVisible();
  await press('Keep this type');
  await expect.element(screen.getByText('Nothing is changed yet.')).toBeVisible();
});

test('what is only changed of something new is taken back with it', async () => {
  const { screen } = await formOfTypes(
    `#case!draft!!${draftOf(
      { kind: 'caseType', type: 200, field: 'copyOf', value: 104 },
      { kind: 'caseType', type: 200, field: 'description', value: 'Chalk drawings' },
      { kind: 'caseType', type: 101, field: 'description', value: 'Keys' },
    )}`,
  );
  await screen.getByRole('button', { name: 'Take back' }).first().click();
  await expect.element(screen.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expect.element(screen.getByText('Now: “Keys and fobs”. Then: “Keys”.')).toBeVisible();
});

test('no part of the form is wider than the narrowest screen', async () => {
  await page.viewport(320, 700);
  const { screen, press } = await formOfTypes();
  await press('Add a question');
  for (const summary of document.querySelectorAll<HTMLElement>('.at-draft form summary')) {
    if (!(summary.parentElement as HTMLDetailsElement).open) summary.click();
  }
  await expect.element(screen.getByRole('button', { name: 'Add an answer' }).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await complaintsInPage()).toEqual([]);
  await page.viewport(1280, 800);
});
