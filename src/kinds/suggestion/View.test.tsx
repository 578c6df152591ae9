import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Fault } from '../../../machines/fault.ts';
import type { Option } from '../../../machines/question.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { View } from './View.tsx';

const words = examples.empty.words;

describe('suggestions', () => {
  test('come after two characters and a pause, and are counted aloud', async () => {
    const search = vi.fn(examples.empty.services.search);
    const screen = await render(<Stage view={View} example={{ ...examples.empty, services: { search } }} />);
    const box = screen.getByRole('combobox', { name: words.label });
    await userEvent.type(box, 'tap');
    await expect.element(screen.getByRole('option')).toHaveLength(3);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['tap']);
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^3 matches/);
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  });

  test('are not looked for after one character', async () => {
    const search = vi.fn(examples.empty.services.search);
    const screen = await render(<Stage view={View} example={{ ...examples.empty, services: { search } }} />);
    await screen.getByRole('combobox').fill('t');
    await screen.getByRole('combobox').fill('');
    await screen.getByRole('combobox').fill('toi');
    await expect.element(screen.getByRole('option')).toHaveLength(2);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['toi']);
  });

  test('are ten at most', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({ value: index, label: `Tap number ${index}` }));
    const services = { search: async () => many };
    const screen = await render(<Stage view={View} example={{ ...examples.empty, services }} />);
    await screen.getByRole('combobox').fill('tap number');
    await expect.element(screen.getByRole('option')).toHaveLength(10);
  });

  test('that were asked for too often say how long to wait', async () => {
    const message = vi.fn((key: string) => key);
    const search = () => Promise.reject(new Fault('limited', { status: 429, retryAfter: 7 }));
    const services = { search, message };
    const screen = await render(<Stage view={View} example={{ ...examples.empty, services }} />);
    await screen.getByRole('combobox').fill('tap');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Suggestions_Limited');
    expect(message).toHaveBeenLastCalledWith('Suggestions_Limited', { seconds: 7 });
  });

  test('of an older search never replace those of a newer one', async () => {
    const ends = new Map<string, (found: readonly Option<unknown>[]) => void>();
    const signals = new Map<string, AbortSignal>();
    const services = {
      search: (text: string, signal: AbortSignal) => {
        signals.set(text, signal);
        return new Promise<readonly Option<unknown>[]>((resolve) => ends.set(text, resolve));
      },
    };
    const screen = await render(<Stage view={View} example={{ ...examples.empty, services }} />);
    await screen.getByRole('combobox').fill('old');
    await expect.poll(() => ends.has('old')).toBe(true);
    await screen.getByRole('combobox').fill('new');
    await expect.poll(() => ends.has('new')).toBe(true);
    expect(signals.get('old')?.aborted).toBe(true);
    ends.get('new')?.([{ value: 2, label: 'Newer' }]);
    ends.get('old')?.([{ value: 1, label: 'Older' }]);
    await expect.element(screen.getByRole('option')).toHaveTextContent('Newer');
  });
});

describe('picking', () => {
  test('by the keyboard', async () => {
    const onAnswer = vi.fn();
    const screen = await render(<Stage view={View} example={examples.empty} onAnswer={onAnswer} />);
    await userEvent.type(screen.getByRole('combobox'), 'tap');
    await expect.element(screen.getByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onAnswer.mock.lastCall).toEqual([{ text: 'Tap will not turn off', chosen: { code: 'R1' } }]);
    await expect.element(screen.getByRole('combobox')).toHaveValue('Tap will not turn off');
    await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('status')).toHaveTextContent('You chose Tap will not turn off');
  });

  test('by pressing', async () => {
    const onAnswer = vi.fn();
    const screen = await render(<Stage view={View} example={examples.empty} onAnswer={onAnswer} />);
    await screen.getByRole('combobox').fill('toilet');
    await screen.getByRole('option', { name: 'Toilet blocked' }).click();
    expect(onAnswer.mock.lastCall).toEqual([{ text: 'Toilet blocked', chosen: { code: 'R4' } }]);
  });

  test('by typing exactly one of them', async () => {
    const onAnswer = vi.fn();
    const screen = await render(<Stage view={View} example={examples.empty} onAnswer={onAnswer} />);
    await screen.getByRole('combobox').fill('boiler not working ');
    await expect
      .poll(() => onAnswer.mock.lastCall)
      .toEqual([{ text: 'Boiler not working', chosen: { code: 'R6' } }]);
  });

  test('is undone by typing on', async () => {
    const onAnswer = vi.fn();
    const screen = await render(<Stage view={View} example={examples.answered} onAnswer={onAnswer} />);
    await userEvent.type(screen.getByRole('combobox'), 's');
    expect(onAnswer.mock.lastCall).toEqual([{ text: 'Tap drippings', chosen: null }]);
    await screen.getByRole('combobox').fill('');
    expect(onAnswer.mock.lastCall).toEqual([undefined]);
  });

  test('does not happen by leaving the box', async () => {
    const onAnswer = vi.fn();
    const screen = await render(<Stage view={View} example={examples.empty} onAnswer={onAnswer} />);
    await userEvent.type(screen.getByRole('combobox'), 'tap');
    await expect.element(screen.getByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
    expect(onAnswer.mock.lastCall).toEqual([{ text: 'tap', chosen: null }]);
  });
});

test('tells when nothing is found', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={View} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('combobox').fill('elephant');
  await expect
    .poll(() => onAnswer.mock.lastCall)
    .toEqual([{ text: 'elephant', chosen: null, noMatch: true }]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('No matches');
});

test('a search that fails says so and is tried again with the next letter', async () => {
  const search = vi.fn(examples.empty.services.search).mockRejectedValueOnce(new Error('dropped'));
  const screen = await render(<Stage view={View} example={{ ...examples.empty, services: { search } }} />);
  await screen.getByRole('combobox').fill('ta');
  await expect.element(screen.getByRole('status')).toMatchTextContent('We could not look that up');
  await screen.getByRole('combobox').fill('tap');
  await expect.element(screen.getByRole('option')).toHaveLength(3);
});
