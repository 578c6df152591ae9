import axe from 'axe-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../look/look.css';
import './atlas.css';
import { axeTags, fewestAxeRules } from '../../test/support/axe-rules.ts';
import { Atlas } from './Atlas.tsx';
import { loadFlows } from './model/flow.ts';

async function opened(hash: string) {
  window.location.hash = hash;
  const screen = await render(<Atlas flows={await loadFlows()} />);
  await expect
    .poll(() => screen.container.querySelector('.at-sheet, .at-outline'), { timeout: 20_000 })
    .not.toBeNull();
  return screen;
}

async function complaints(): Promise<readonly string[]> {
  const { passes, violations, incomplete, inapplicable } = await axe.run(document, {
    runOnly: { type: 'tag', values: axeTags },
    rules: { 'target-size': { enabled: true } },
  });
  const rules = new Set([...passes, ...violations, ...incomplete, ...inapplicable].map(({ id }) => id));
  expect(rules.size).toBeGreaterThanOrEqual(fewestAxeRules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}

test('the map is gone through by the arrow keys, and tells about each step beside its screen', async () => {
  const screen = await opened('#repair');
  const start = screen.getByRole('button', { name: 'Start, start' });
  await start.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect
    .element(screen.getByRole('heading', { name: 'What needs repairing?', level: 2 }))
    .toBeVisible();
  await expect.element(screen.getByText('Repair_Asset_Missing')).toBeVisible();
  await expect
    .poll(() => document.querySelector('.at-device [data-step="asset"] legend')?.textContent, {
      timeout: 10_000,
    })
    .toContain('What needs repairing?');
  expect(await complaints()).toEqual([]);
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

test('a case is followed with the rules that hold, and its way is lit', async () => {
  const screen = await opened('#repair!follow');
  const pressOn = screen.getByRole('button', { name: 'Press on' });
  await pressOn.click();
  await pressOn.click();
  await expect.poll(() => document.querySelectorAll('.at-edge[data-lit="true"]').length).toBeGreaterThan(1);
  const passedOver =
    /address needs the repair\? passed over, because it is not so that the resident has several homes/;
  await expect.element(screen.getByRole('row', { name: passedOver })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'My Property' }).click();
  await expect.element(screen.getByText(/check asset comes back with/).first()).toBeVisible();
  expect(await complaints()).toEqual([]);
});

test('the outline says the same without a drawing', async () => {
  const screen = await opened('#appointment!outline');
  await expect.element(screen.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Texts' })).toBeVisible();
  expect(await complaints()).toEqual([]);
});
