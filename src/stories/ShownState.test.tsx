import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { controls } from '../../content/controls.ts';
import { ui } from '../../content/ui.ts';
import '../styles/styles.css';
import { examplesOf } from '../walkthrough/examples.ts';
import { loadFlows } from '../walkthrough/flow.ts';
import { ShownState } from './ShownState.tsx';

const flows = await loadFlows();

async function showStep(journey: string, step: string, answering = false) {
  const flow = flows.find((one) => one.journey.id === journey);
  const example = flow && examplesOf(flow).get(step);
  if (!flow || !example) throw new Error(`${journey} has no step ${step}`);
  const { initialScenario: scenario, events } = example;
  return render(<ShownState flow={flow} scenario={scenario} events={events} answering={answering} />);
}

describe('a screen in a story', () => {
  test('stands in the page that the portal has around it', async () => {
    const screen = await showStep('repair', 'details');
    await expect.element(screen.getByRole('main').getByRole('textbox')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: ui.skip })).toBeInTheDocument();
    await expect.element(screen.getByRole('contentinfo')).toBeVisible();
  });

  test('says what is wrong when Continue is pressed too early', async () => {
    const screen = await showStep('repair', 'details');
    await screen.getByRole('button', { name: controls.continue }).click();
    await expect.poll(() => screen.container.querySelector('[data-message="SSR008a"]')).not.toBeNull();
  });

  test('comes to what Continue waits for, and waits', async () => {
    const screen = await showStep('repair', 'details');
    await screen.getByRole('textbox').fill('Dripping');
    await screen.getByRole('button', { name: controls.continue }).click();
    await expect.poll(() => screen.container.querySelector('[data-phase="doing"]')).not.toBeNull();
  });

  test('goes on by itself where operations come back', async () => {
    const screen = await showStep('repair', 'details', true);
    await screen.getByRole('textbox').fill('Dripping');
    await screen.getByRole('button', { name: controls.continue }).click();
    const step = () => screen.container.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? 'details';
    await expect.poll(step).not.toBe('details');
  });
});
