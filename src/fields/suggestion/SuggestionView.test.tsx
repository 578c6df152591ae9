import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldCopy } from '../../../content/fields.ts';
import { Fault, type Option } from '../../../machines/engine/index.ts';
import { listenToRegions, timesSaid } from '../../../test/support/announcements.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { SuggestionView } from './SuggestionView.tsx';

const copy = examples.empty.copy;

afterEach(() => {
  vi.useRealTimers();
});

describe('suggestions', () => {
  test('come after two characters and a pause, and are counted aloud', async () => {
    const search = vi.fn(examples.empty.services.search);
    const screen = await render(
      <Stage view={SuggestionView} example={{ ...examples.empty, services: { search } }} />,
    );
    const box = screen.getByRole('combobox', { name: copy.label });
    await userEvent.click(box);
    await expect.poll(() => search.mock.calls).toHaveLength(1);
    await userEvent.type(box, 'tap');
    await expect.element(screen.getByRole('option')).toHaveLength(3);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['', 'tap']);
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^3 matches/);
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  });

  test('are not looked for after one character', async () => {
    const search = vi.fn(examples.empty.services.search);
    const screen = await render(
      <Stage view={SuggestionView} example={{ ...examples.empty, services: { search } }} />,
    );
    await screen.getByRole('combobox').fill('t');
    await screen.getByRole('combobox').fill('');
    await screen.getByRole('combobox').fill('toi');
    await expect.element(screen.getByRole('option')).toHaveLength(2);
    expect(search.mock.calls.map(([text]) => text)).not.toContain('t');
  });

  test('stay under a finger that presses one, whatever is found meanwhile', async () => {
    const onAnswer = vi.fn();
    const screen = await render(<Stage view={SuggestionView} example={examples.empty} onAnswer={onAnswer} />);
    const box = screen.getByRole('combobox');
    await box.fill('tap');
    await expect.element(screen.getByRole('option')).toHaveLength(3);
    const loose = screen.getByText('Tap loose').element() as HTMLElement;

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await box.fill('radiator');
    loose.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    vi.advanceTimersByTime(500);
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^1 match/);
    loose.click();
    vi.useRealTimers();
    await expect.poll(() => onAnswer.mock.lastCall).toEqual([{ text: 'Tap loose', chosen: { code: 'R2' } }]);
  });

  test('are ten at most', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({ value: index, label: `Tap number ${index}` }));
    const services = { search: async (text: string) => (text === '' ? [] : many) };
    const screen = await render(<Stage view={SuggestionView} example={{ ...examples.empty, services }} />);
    await screen.getByRole('combobox').fill('tap number');
    await expect.element(screen.getByRole('option')).toHaveLength(10);
  });

  test('are passed by Tab, however long their list', async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ value: index, label: `Tap number ${index}` }));
    const services = { search: async () => many };
    const screen = await render(
      <>
        <Stage view={SuggestionView} example={{ ...examples.empty, services }} />
        <button type="button">Next</button>
      </>,
    );
    await screen.getByRole('combobox').fill('tap number');
    await expect.element(screen.getByRole('option')).toHaveLength(10);
    (screen.getByRole('listbox').element() as HTMLElement).style.cssText = 'max-height: 5rem; overflow: auto';
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  test('that were asked for too often say how long to wait', async () => {
    const message = vi.fn((key: string) => key);
    const search = () => Promise.reject(new Fault('limited', { status: 429, retryAfter: 7 }));
    const services = { search, message };
    const screen = await render(<Stage view={SuggestionView} example={{ ...examples.empty, services }} />);
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
    const screen = await render(<Stage view={SuggestionView} example={{ ...examples.empty, services }} />);
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
    const screen = await render(<Stage view={SuggestionView} example={examples.empty} onAnswer={onAnswer} />);
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
    const screen = await render(<Stage view={SuggestionView} example={examples.empty} onAnswer={onAnswer} />);
    await screen.getByRole('combobox').fill('toilet');
    await screen.getByRole('option', { name: 'Toilet blocked' }).click();
    expect(onAnswer.mock.lastCall).toEqual([{ text: 'Toilet blocked', chosen: { code: 'R4' } }]);
  });

  test('by typing exactly one of them', async () => {
    const onAnswer = vi.fn();
    const screen = await render(<Stage view={SuggestionView} example={examples.empty} onAnswer={onAnswer} />);
    await screen.getByRole('combobox').fill('boiler not working ');
    await expect
      .poll(() => onAnswer.mock.lastCall)
      .toEqual([{ text: 'Boiler not working', chosen: { code: 'R6' } }]);
  });

  test('is undone by typing on', async () => {
    const onAnswer = vi.fn();
    const screen = await render(
      <Stage view={SuggestionView} example={examples.answered} onAnswer={onAnswer} />,
    );
    await userEvent.type(screen.getByRole('combobox'), 's');
    expect(onAnswer.mock.lastCall).toEqual([{ text: 'Tap drippings', chosen: null }]);
    await screen.getByRole('combobox').fill('');
    expect(onAnswer.mock.lastCall).toEqual([undefined]);
  });

  test('does not happen by leaving the box', async () => {
    const onAnswer = vi.fn();
    const screen = await render(<Stage view={SuggestionView} example={examples.empty} onAnswer={onAnswer} />);
    await userEvent.type(screen.getByRole('combobox'), 'tap');
    await expect.element(screen.getByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
    expect(onAnswer.mock.lastCall).toEqual([{ text: 'tap', chosen: null }]);
  });
});

describe('while nothing is typed', () => {
  test('everything there is can be chosen as soon as the box has the focus', async () => {
    const onAnswer = vi.fn();
    const screen = await render(<Stage view={SuggestionView} example={examples.empty} onAnswer={onAnswer} />);
    screen.getByRole('combobox').element().focus();
    await expect.element(screen.getByRole('option')).toHaveLength(7);
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^7 to choose from/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onAnswer.mock.lastCall).toEqual([{ text: 'Tap dripping', chosen: { code: 'R0' } }]);
  });

  test('pressing the box that has the focus leaves the list open, and leaving it closes it', async () => {
    const screen = await render(<Stage view={SuggestionView} example={examples.empty} />);
    await screen.getByRole('combobox').click();
    await expect.element(screen.getByRole('option')).toHaveLength(7);
    await screen.getByRole('combobox').click();
    await expect.element(screen.getByRole('option')).toHaveLength(7);
    await userEvent.tab();
    await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
  });

  test('a search that knows no whole list, or fails, says nothing', async () => {
    const onAnswer = vi.fn();
    const search = vi.fn(async () => Promise.reject(new Error('400')));
    const example = { ...examples.empty, services: { search } };
    const screen = await render(<Stage view={SuggestionView} example={example} onAnswer={onAnswer} />);
    screen.getByRole('combobox').element().focus();
    await expect.poll(() => search.mock.calls.length).toBe(1);
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
    await userEvent.tab();
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe('when nothing is found', () => {
  const shown = async () => {
    const onAnswer = vi.fn();
    const screen = await render(<Stage view={SuggestionView} example={examples.empty} onAnswer={onAnswer} />);
    await screen.getByRole('combobox').fill('elephant');
    await expect.element(screen.getByText('No matches')).toBeVisible();
    return { screen, onAnswer };
  };

  test('the box shows it at once, and says nothing in the middle of typing', async () => {
    const { screen, onAnswer } = await shown();
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
    expect(onAnswer.mock.lastCall).toEqual([{ text: 'elephant', chosen: null }]);
  });

  test('the step hears of it, once, when the box is left, and is the only one to say it', async () => {
    const heard = listenToRegions();
    const { screen, onAnswer } = await shown();
    await userEvent.tab();
    await expect
      .poll(() => onAnswer.mock.calls.filter(([answer]) => answer?.noMatch))
      .toEqual([[{ text: 'elephant', chosen: null, noMatch: true }]]);
    await expect.element(screen.getByText('No matches')).toBeVisible();
    expect(timesSaid(heard, /No match/)).toBe(0);
    expect(timesSaid(heard, fieldCopy.suggestions.searching)).toBeLessThanOrEqual(1);
    heard.stop();
  });

  test('the step hears of it after a longer pause as well', async () => {
    const { onAnswer } = await shown();
    await expect
      .poll(() => onAnswer.mock.lastCall, { timeout: 5000 })
      .toEqual([{ text: 'elephant', chosen: null, noMatch: true }]);
  });
});

test('a search that fails says so and is tried again with the next letter', async () => {
  const search = vi.fn(async (text: string) => {
    if (text === 'ta') throw new Error('dropped');
    return examples.empty.services.search(text);
  });
  const screen = await render(
    <Stage view={SuggestionView} example={{ ...examples.empty, services: { search } }} />,
  );
  await screen.getByRole('combobox').fill('ta');
  await expect.element(screen.getByRole('status')).toMatchTextContent('We could not search for that');
  await screen.getByRole('combobox').fill('tap');
  await expect.element(screen.getByRole('option')).toHaveLength(3);
});
