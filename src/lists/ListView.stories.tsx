import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { documentedAs } from '../stories/design/part-docs.ts';
import { answerBut, ExampleList, never, nothing, refuse } from './examples.tsx';

const meta = {
  title: 'Lists/List',
  tags: ['autodocs'],
  parameters: documentedAs({
    purpose: 'Many things of one kind, with search, filters, order and pages; cards on a phone.',
    instead: 'Fewer than five things without a search are a plain list.',
    access:
      'A table with a caption and row headers; how many there are is a status that is said once after each change.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const findProblem = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const notice = canvasElement.querySelector('[data-tone=error]');
    if (!notice) throw new Error('no problem is shown');
    return notice;
  });

const phone = { viewport: { value: 'phone' } };

export const Table: Story = {
  render: () => <ExampleList />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('1 to 10 of 47 parcels', { selector: '.ds-list-count' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};
export const LastPage: Story = {
  render: () => <ExampleList />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 5' }));
    await expect(
      await canvas.findByText('41 to 47 of 47 parcels', { selector: '.ds-list-count' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};
export const Loading: Story = {
  render: () => <ExampleList fetch={never} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading parcels…', { selector: '.ds-list-count' })).toBeVisible();
  },
};
export const Updating: Story = {
  render: () => <ExampleList fetch={answerBut((_, call) => call > 1, never)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Sort by'), 'Oldest to newest');
    await canvas.findByText('Updating parcels…', { selector: '.ds-list-count' });
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};
export const Searched: Story = {
  render: () => <ExampleList query={{ search: 'taps', filters: { state: 'there', from: '', to: '' } }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
    await expect(canvas.getByText('State: There')).toBeVisible();
  },
};
export const Filters: Story = {
  render: () => <ExampleList />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await expect(canvas.getByRole('heading', { name: 'Filters' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Under way');
  },
};
export const FiltersOnAPhone: Story = { ...Filters, globals: phone };
export const FiltersMakeNoSense: Story = {
  render: () => <ExampleList />,
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-05-02' } });
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-05-01' } });
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(dialog.querySelector('button[type="submit"]') as Element);
    await expect(await findProblem(canvasElement)).toBeVisible();
    await expect(dialog).toBeVisible();
  },
};
export const Nothing: Story = {
  render: () => <ExampleList fetch={nothing} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You have no repairs yet.', { selector: '.ds-list-empty *' }),
    ).toBeVisible();
  },
};
export const NoMatch: Story = {
  render: () => <ExampleList query={{ search: 'zebra' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};
export const Failed: Story = {
  render: () => <ExampleList fetch={refuse} />,
  play: async ({ canvasElement }) => {
    await expect(await findProblem(canvasElement)).toHaveTextContent('could not load');
  },
};
export const FailedAndTriedAgain: Story = {
  render: () => <ExampleList fetch={answerBut((_, call) => call === 1, refuse)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};
export const Cards: Story = {
  render: () => <ExampleList isEndless />,
  globals: phone,
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('link', { name: /^View details of Kettle/ })).length,
    ).toBeGreaterThan(3);
  },
};
export const CardsOnASmallPhone: Story = { ...Cards, globals: { viewport: { value: 'small' } } };
export const CardsLoading: Story = { render: () => <ExampleList isEndless fetch={never} />, globals: phone };
export const CardsThatFailFurtherOn: Story = {
  render: () => <ExampleList isEndless fetch={answerBut(({ skip }) => skip > 0, refuse)} />,
  globals: phone,
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more parcels' }));
    await expect(await findProblem(canvasElement)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^View details/ })).toHaveLength(20);
  },
};
export const Dark: Story = { ...Searched, globals: { scheme: 'dark' }, play: async () => {} };
