import type { Meta, StoryObj } from '@storybook/react-vite';
import { app } from '../../../content/app.ts';
import { listDocuments, type MediaDocument, recallSentAt } from '../../../contract/documents.ts';
import { mediaPage } from '../../../journeys/shared/addresses.ts';
import { type Answered, answersWith, isWaitedFor, refuses } from '../../stories/pages/answers.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import MediaPage from './MediaPage.tsx';

const meta = {
  title: 'Pages/Photos and documents of a repair',
  ...pageStories(<MediaPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const given = (shows: Parameters<typeof finds>[0]['shows'], answer: Answered) =>
  finds({
    at: `${mediaPage}?repair=00000000-0000-4000-8000-000000000001`,
    gateway: [answer],
    shows,
  });

const file = (
  number: number,
  fileName: string,
  type: string,
  entries: Readonly<Record<string, string>> = {},
) =>
  ({
    id: `00000000-0000-4000-8000-00000000006${number}`,
    media: { fileName },
    metadata: Object.entries({ 'content-type': type, ...entries }).map(([key, value]) => ({ key, value })),
  }) satisfies MediaDocument;

export const Some: Story = {
  parameters: given(
    'signed-off.pdf',
    answersWith(listDocuments, {
      documents: [
        file(1, 'under-the-sink.jpg', 'image/jpeg'),
        file(2, 'dripping.mp4', 'video/mp4'),
        file(3, 'still-dripping.jpg', 'image/jpeg', { [recallSentAt]: '2026-11-24T09:00:00.000Z' }),
        file(4, 'somebody.jpg', 'image/jpeg', { IsMediaAppropriate: 'false' }),
        file(5, 'signed-off.pdf', 'application/pdf'),
      ],
    }),
  ),
};
export const None: Story = {
  parameters: given({ message: 'No_Media' }, answersWith(listDocuments, { documents: [] })),
};
export const Loading: Story = { parameters: given(app.loading, isWaitedFor(listDocuments)) };
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: given({ message: 'View_Media_Error' }, refuses(listDocuments)),
};
