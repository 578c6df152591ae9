import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { FileUploadView } from './FileUploadView.tsx';

const meta = {
  title: 'Fields/Files',
  tags: ['autodocs'],
  component: FileUploadView,
  parameters: documentedAs({
    purpose: 'Photos and videos, made small on the device and sent while the resident goes on.',
    instead: 'Papers that we have are links.',
    access:
      'Works without dragging; each file says by name how far it is, and whether it failed, as a status.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={FileUploadView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={FileUploadView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={FileUploadView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={FileUploadView} example={examples.disabled} /> };

const pdf = (name: string) => new File(['%PDF-1.7 a letter'], name, { type: 'application/pdf' });

export const OnTheirWay: Story = {
  render: () => <Stage view={FileUploadView} example={examples.mixed} />,
  play: async ({ canvas, userEvent }) => {
    const files = [
      pdf('sent.pdf'),
      pdf('dropped-by-the-network.pdf'),
      pdf('slow.pdf'),
      new File(['x'], 'notes.pdf'),
    ];
    await userEvent.upload(canvas.getByLabelText(/^Choose a photo/), files);
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '62');
    await expect(await canvas.findByText('Added')).toBeVisible();
    await expect(await canvas.findByText('This did not work. Please try again.')).toBeVisible();
  },
};
