import { type ComponentType, lazy } from 'react';
import { pageTitles as titles } from '../../content/page-titles.ts';
import * as at from '../../journeys/shared/addresses.ts';
import { isSameAddress } from '../../machines/engine/index.ts';

/** Whom a page is for: anybody at all, or residents who have that part of the portal. */
export type Audience = 'anybody' | 'repairs' | 'requests';

/** One page of the portal. The steps of a journey have addresses of their own: `journeys/portal.ts`. */
export interface Route {
  readonly path: string;
  /** What the menu calls it, and the tab until its heading stands. */
  readonly title: string;
  /** Whether the menu has it, in the order of this table. */
  readonly inMenu?: boolean;
  /** Residents who are signed in, unless told. */
  readonly opensTo?: Audience;
  /** Loaded when it is first shown. */
  readonly Page: ComponentType;
}

const StoppedPage = lazy(() => import('./errors/StoppedPage.tsx'));

/** Every page of the portal. */
export const routes: readonly Route[] = [
  {
    path: at.startPage,
    title: titles.start,
    opensTo: 'anybody',
    Page: lazy(() => import('./start/StartPage.tsx')),
  },
  // It signs in whoever returns from the identity provider.
  {
    path: at.homePage,
    title: titles.home,
    inMenu: true,
    opensTo: 'anybody',
    Page: lazy(() => import('../features/home/HomePage.tsx')),
  },
  {
    path: at.accountPage,
    title: titles.account,
    inMenu: true,
    Page: lazy(() => import('../features/money/account/AccountPage.tsx')),
  },
  {
    path: at.transactionsPage,
    title: titles.transactions,
    Page: lazy(() => import('../features/money/transactions/TransactionsPage.tsx')),
  },
  {
    path: at.statementsPage,
    title: titles.statements,
    Page: lazy(() => import('../features/money/statements/StatementsPage.tsx')),
  },
  {
    path: at.paymentResultPage,
    title: titles.payment,
    Page: lazy(() => import('../features/money/payment/ResultPage.tsx')),
  },
  {
    path: at.repairsPage,
    title: titles.repairs,
    inMenu: true,
    opensTo: 'repairs',
    Page: lazy(() => import('../features/repairs/RepairsPage.tsx')),
  },
  {
    path: at.repairPage,
    title: titles.repair,
    opensTo: 'repairs',
    Page: lazy(() => import('../features/repairs/RepairPage.tsx')),
  },
  {
    path: at.confirmationPage,
    title: titles.confirmation,
    opensTo: 'repairs',
    Page: lazy(() => import('../features/repairs/ConfirmationPage.tsx')),
  },
  {
    path: at.mediaPage,
    title: titles.media,
    opensTo: 'repairs',
    Page: lazy(() => import('../features/media/MediaPage.tsx')),
  },
  {
    path: at.newRepairLink,
    title: titles.report,
    Page: lazy(() => import('../features/repairs/NewRepair.tsx')),
  },
  {
    path: at.messagesPage,
    title: titles.messages,
    inMenu: true,
    Page: lazy(() => import('../features/messages/MessagesPage.tsx')),
  },
  {
    path: at.messagePage,
    title: titles.message,
    Page: lazy(() => import('../features/messages/MessagePage.tsx')),
  },
  {
    path: at.profilePage,
    title: titles.profile,
    inMenu: true,
    Page: lazy(() => import('../features/profile/ProfilePage.tsx')),
  },
  {
    path: at.savedPage,
    title: titles.profile,
    Page: lazy(() => import('../features/profile/SavedPage.tsx')),
  },
  {
    path: at.casesPage,
    title: titles.requests,
    inMenu: true,
    opensTo: 'requests',
    Page: lazy(() => import('../features/requests/CasesPage.tsx')),
  },
  {
    path: at.casePage,
    title: titles.request,
    opensTo: 'requests',
    Page: lazy(() => import('../features/requests/CasePage.tsx')),
  },
  {
    path: at.requestConfirmationPage,
    title: titles.confirmation,
    opensTo: 'requests',
    Page: lazy(() => import('../features/requests/RequestConfirmationPage.tsx')),
  },
  {
    path: at.complaintsPage,
    title: titles.complaints,
    Page: lazy(() => import('../features/complaints/ComplaintsPage.tsx')),
  },
  {
    path: at.genericErrorPage,
    title: titles.problem,
    opensTo: 'anybody',
    Page: lazy(() => import('./errors/GenericErrorPage.tsx')),
  },
  {
    path: at.customerErrorPage,
    title: titles.problem,
    opensTo: 'anybody',
    Page: lazy(() => import('./errors/CustomerErrorPage.tsx')),
  },
  // A journey that stopped here is shown first.
  { path: at.errorPages.failed, title: titles.problem, Page: StoppedPage },
  { path: at.errorPages.workOrderError, title: titles.problem, Page: StoppedPage },
];

/** The page of an address, however it is written; `undefined` where the portal has none. */
export const routeAt = (pathname: string): Route | undefined =>
  routes.find(({ path }) => isSameAddress(path, pathname));
