import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageCatalogue } from '../../src/stories/MessageCatalogue.tsx';
import { isNowhere, messageRows, type ShownMessage } from '../../src/stories/message-rows.ts';

interface Found {
  readonly shown: readonly ShownMessage[];
  readonly named: Readonly<Record<string, readonly string[]>>;
}

const rowsOf = ({ catalogue }: { readonly [name: string]: unknown }) => {
  const { shown, named } = catalogue as Found;
  return messageRows(shown, named);
};

/** What the stories of the words have in common. */
export const meta = {
  parameters: { controls: { disable: true }, actions: { disable: true } },
  render: (_args, { parameters }) => (
    <MessageCatalogue rows={rowsOf(parameters)} nowhere={parameters.nowhere === true} />
  ),
  play: async ({ canvas, userEvent, parameters }) => {
    const rows = rowsOf(parameters);
    const found = parameters.nowhere === true ? rows.filter(isNowhere) : rows;
    const [first] = found;
    await expect(canvas.getByRole('status')).toHaveTextContent(`${found.length} of ${rows.length}`);
    if (!first) return;
    await userEvent.type(canvas.getByRole('searchbox'), first.key);
    await expect(canvas.getByRole('rowheader', { name: first.key })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(found.length);
  },
} satisfies Meta;
