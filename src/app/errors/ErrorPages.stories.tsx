import type { Meta, StoryObj } from '@storybook/react-vite';
import { screens } from '../../../content/screens.ts';
import {
  customerErrorPage,
  errorPages,
  genericErrorPage,
  homePage,
} from '../../../journeys/shared/addresses.ts';
import { atAddress, comesToStand, finds, preparePage } from '../../stories/pages/page-story.tsx';
import CustomerErrorPage from './CustomerErrorPage.tsx';
import GenericErrorPage from './GenericErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import StoppedPage from './StoppedPage.tsx';

const meta = { title: 'Pages/Errors', beforeEach: preparePage, play: comesToStand } satisfies Meta;
export default meta;
type Story = StoryObj;

export const NoSuchPage: Story = {
  name: 'There is no such page',
  parameters: finds({ at: '/nosuchpage', shows: screens.notFound.title }),
  render: (_, context) => atAddress(<NotFoundPage />, context),
};
export const SomethingBroke: Story = {
  name: 'Something broke',
  parameters: finds({ at: genericErrorPage, shows: screens.error.toHome }),
  render: (_, context) => atAddress(<GenericErrorPage />, context),
};
export const SomethingBrokeForAVisitor: Story = {
  name: 'Something broke for a visitor',
  parameters: finds({ at: genericErrorPage, isVisitor: true, shows: screens.error.toStart }),
  render: (_, context) => atAddress(<GenericErrorPage />, context),
};
export const JourneyStopped: Story = {
  name: 'A journey cannot go on',
  parameters: finds({
    at: errorPages.failed,
    shows: { message: 'repair_Journey_Error_Message1' },
    handedOver: { notice: 'repair_Journey_Error_Message1', from: homePage },
  }),
  render: (_, context) => atAddress(<StoppedPage />, context),
};
export const ResidentNotLoaded: Story = {
  name: 'The resident could not be loaded',
  parameters: finds({
    at: customerErrorPage,
    handedOver: { from: homePage },
    shows: { message: 'Customer_Error' },
  }),
  render: (_, context) => atAddress(<CustomerErrorPage />, context),
};
export const ResidentUnknown: Story = {
  name: 'The resident has no account',
  parameters: finds({
    at: customerErrorPage,
    handedOver: { notice: 'IDEM_Error' },
    shows: { message: 'IDEM_Error' },
  }),
  render: (_, context) => atAddress(<CustomerErrorPage />, context),
};
