import type { Meta, StoryObj } from '@storybook/react-vite';
import { app } from '../../../content/app.ts';
import { complaints as copy } from '../../../content/complaints.ts';
import { type Complaint, getComplaint, listComplaints } from '../../../contract/complaints.ts';
import { complaintsPage } from '../../../journeys/shared/addresses.ts';
import { addressOfComplaint } from '../../../journeys/shared/complaint-addresses.ts';
import { type Answered, answersWith, isWaitedFor, refuses } from '../../stories/pages/answers.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import ComplaintsPage from './ComplaintsPage.tsx';
import { answered, finished, late, received } from './examples.ts';

const meta = {
  title: 'Pages/Complaints',
  ...pageStories(<ComplaintsPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const all = (shows: Parameters<typeof finds>[0]['shows'], answer: Answered) =>
  finds({ at: complaintsPage, shows, gateway: [answer] });

/** As many as are shown at first. */
const complaints = Array.from({ length: 10 }, (_, index) => {
  const one = [late, received, finished][index] ?? answered;
  const complaintIdentifier = `00000000-0000-4000-8000-00000000008${index}`;
  return { ...one, identifiers: { ...one.identifiers, complaintIdentifier } };
});

export const Some: Story = {
  parameters: all(copy.more, answersWith(listComplaints, { complaints, 'total-count': 12 })),
};
export const None: Story = {
  parameters: all(copy.none, answersWith(listComplaints, { complaints: [], 'total-count': 0 })),
};
export const Loading: Story = { parameters: all(app.loading, isWaitedFor(listComplaints)) };
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: all({ message: 'Complaint_Unavailable' }, refuses(listComplaints)),
};

const one = (
  complaint: Complaint,
  shows: string,
  { answer = answersWith(getComplaint, complaint), handedOver = {} } = {},
) =>
  finds({
    at: addressOfComplaint(complaint.identifiers.complaintIdentifier),
    shows,
    gateway: [answer],
    handedOver,
  });

export const Sent: Story = {
  name: 'One that was just sent',
  parameters: one(received, copy.next.sent, {
    handedOver: { announcement: { notice: 'Complaint_Sent', values: { ref: 'CMP-100001' } } },
  }),
};
export const Late: Story = {
  name: 'One that was acknowledged late, and is answered late',
  parameters: one(late, copy.extended),
};
export const AnsweredOnce: Story = {
  name: 'One that was answered, and can be looked at again',
  parameters: one(answered, copy.review),
};
export const Finished: Story = {
  name: 'One that is finished',
  parameters: one(finished, copy.next.finished),
};
export const OneLoading: Story = {
  name: 'One that is on its way',
  parameters: one(received, app.loading, { answer: isWaitedFor(getComplaint) }),
};
export const OneNotLoaded: Story = {
  name: 'One that could not be loaded',
  parameters: one(received, copy.notLoaded, { answer: refuses(getComplaint) }),
};
