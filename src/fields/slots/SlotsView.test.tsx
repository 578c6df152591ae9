import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { dayName, gridOf, nextStart, previousStart } from './grid.ts';
import { SlotsView } from './SlotsView.tsx';

describe('what is shown', () => {
  test.each([
    ['2026-11-23', 'Monday 23 November 2026'],
    ['2026-03-29T00:00:00+00:00', 'Sunday 29 March 2026'],
  ])('%s is %s', (date, words) => {
    expect(dayName(date)).toBe(words);
  });

  test('dates of all kinds of visit together, earliest first', () => {
    const kind = (availabilityType: string, ...dates: string[]) => ({
      availabilityDetails: {
        start: '08:00',
        end: '12:00',
        availabilityType,
        availabilityTypeLabel: availabilityType,
      },
      slots: dates.map((date) => ({
        date,
        insideSla: false,
        capacity: 'Available',
        metadata: { ref: date },
      })),
    });
    const grid = gridOf([kind('AM', '2026-11-25'), kind('PM', '2026-11-24', '2026-11-25')]);
    expect(grid.days.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25']);
    expect(grid.days[0]?.cells).toEqual([
      null,
      {
        date: '2026-11-24',
        availabilityType: 'PM',
        start: '08:00',
        end: '12:00',
        insideSla: false,
        metadata: { ref: '2026-11-24' },
      },
    ]);
  });

  test('pages of five stay within the dates', () => {
    expect([nextStart(0, 6), nextStart(5, 6), nextStart(0, 5)]).toEqual([5, 5, 0]);
    expect([previousStart(5), previousStart(3), previousStart(0)]).toEqual([0, 0, 0]);
  });
});

test('shows five dates, then the rest', async () => {
  const screen = await render(<Stage view={SlotsView} example={examples.empty} />);
  await expect.element(screen.getByRole('rowheader')).toHaveLength(5);
  await screen.getByRole('button', { name: 'Next 5 dates' }).click();
  await expect.element(screen.getByRole('rowheader')).toHaveTextContent('Monday 30 November 2026');
  await expect.element(screen.getByText(/^Appointments from Monday 30 November 2026/)).toBeVisible();
  await screen.getByRole('button', { name: 'Previous 5 dates' }).click();
  await expect.element(screen.getByRole('rowheader')).toHaveLength(5);
});

test('answers with the slot, and says where and when it is to those who hear it', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={SlotsView} example={examples.empty} onAnswer={onAnswer} />);
  const slot = screen.getByRole('button', { name: '8.00AM - 12.00PM, Morning, Tuesday 24 November 2026' });
  await slot.click();
  expect(onAnswer.mock.lastCall?.[0]).toEqual({
    date: '2026-11-24',
    availabilityType: 'AM',
    start: '08:00',
    end: '12:00',
    insideSla: true,
  });
  await expect.element(slot).toHaveAttribute('aria-pressed', 'true');
});

test('shows a dash where nothing is free', async () => {
  const screen = await render(<Stage view={SlotsView} example={examples.empty} />);
  const wednesday = screen.getByRole('row', { name: /Wednesday 25/ });
  await expect.element(wednesday.getByRole('button')).toHaveLength(3);
  await expect.element(wednesday.getByText('–')).toBeInTheDocument();
  await expect.element(wednesday.getByText('Not available')).toBeInTheDocument();
});

test('opens on the page of the slot that was picked before', async () => {
  const value = { date: '2026-11-30', availabilityType: 'PM', start: '12:00', end: '17:00', insideSla: true };
  const screen = await render(<Stage view={SlotsView} example={{ ...examples.empty, value }} />);
  await expect.element(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(/30 November/);
});

test('says so when there is nothing to choose', async () => {
  const screen = await render(<Stage view={SlotsView} example={examples.none} />);
  await expect.element(screen.getByText('There are no appointments to choose from.')).toBeVisible();
});
