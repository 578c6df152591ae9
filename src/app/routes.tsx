import { type ComponentType, lazy, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { app } from '../../content/app.ts';
import { routes } from '../../journeys/repair/routes.ts';
import {
  accountPage,
  paymentResultPage,
  statementsPage,
  transactionsPage,
} from '../../journeys/shared/account-places.ts';
import { casePage, caseSearch } from '../../journeys/shared/case-places.ts';
import { errorPages } from '../../journeys/shared/error-pages.ts';
import { messagePage, messagesPage } from '../../journeys/shared/message-places.ts';
import { repairPage } from '../../journeys/shared/places.ts';
import { isSameAddress } from '../../machines/engine/index.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { Frame } from './Frame.tsx';
import { JourneyPage } from './JourneyPage.tsx';
import type { Handover } from './JourneyScreen.tsx';
import { pageAt } from './match-route.ts';
import { Redirect } from './Redirect.tsx';
import { useLaterJourney } from './useLaterJourney.ts';

const errors = () => import('./ErrorPages.tsx');
const CustomerErrorPage = lazy(async () => ({ default: (await errors()).CustomerErrorPage }));
const GenericErrorPage = lazy(async () => ({ default: (await errors()).GenericErrorPage }));
const NotFoundPage = lazy(async () => ({ default: (await errors()).NotFoundPage }));
const StoppedPage = lazy(async () => ({ default: (await errors()).StoppedPage }));
const History = lazy(async () => ({
  default: (await import('../features/repairs/RepairsPage.tsx')).RepairsPage,
}));
const RepairPage = lazy(async () => ({
  default: (await import('../features/repairs/RepairPage.tsx')).RepairPage,
}));
const Cases = lazy(async () => ({ default: (await import('../features/requests/CasesPage.tsx')).CasesPage }));
const CasePage = lazy(async () => ({
  default: (await import('../features/requests/CasePage.tsx')).CasePage,
}));
const MediaPage = lazy(async () => ({
  default: (await import('../features/media/MediaPage.tsx')).MediaPage,
}));

const AccountPage = lazy(async () => ({
  default: (await import('../features/money/account/AccountPage.tsx')).AccountPage,
}));
const TransactionsPage = lazy(async () => ({
  default: (await import('../features/money/transactions/TransactionsPage.tsx')).TransactionsPage,
}));
const StatementsPage = lazy(async () => ({
  default: (await import('../features/money/statements/StatementsPage.tsx')).StatementsPage,
}));
const ResultPage = lazy(async () => ({
  default: (await import('../features/money/payment/ResultPage.tsx')).ResultPage,
}));
const Messages = lazy(async () => ({
  default: (await import('../features/messages/MessagesPage.tsx')).MessagesPage,
}));
const MessagePage = lazy(async () => ({
  default: (await import('../features/messages/MessagePage.tsx')).MessagePage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
}));
const SavedPage = lazy(async () => ({
  default: (await import('../features/profile/SavedPage.tsx')).SavedPage,
}));

/** A repair reported from the start, for links that are not buttons. */
function NewRepair() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(routes.property, { replace: true, state: { begin: {} } satisfies Handover });
  }, [navigate]);
  return null;
}

/** Pages that are no journeys, by their addresses. */
const pages: Readonly<Record<string, ComponentType>> = {
  '/genericerror': GenericErrorPage,
  '/customerApiErrorPage': CustomerErrorPage,
  [errorPages.failed]: StoppedPage,
  [errorPages.workOrderError]: StoppedPage,
  '/historicRepairs': History,
  [repairPage]: RepairPage,
  '/viewmedia': MediaPage,
  [caseSearch]: Cases,
  [casePage]: CasePage,
  [accountPage]: AccountPage,
  [transactionsPage]: TransactionsPage,
  [statementsPage]: StatementsPage,
  [paymentResultPage]: ResultPage,
  '/newrepair': NewRepair,
  [messagesPage]: Messages,
  [messagePage]: MessagePage,
  '/manageprofile': ProfilePage,
  '/profilesaved': SavedPage,
};

/** Whether the portal has a page at this address. */
export const isPage = (address: string): boolean =>
  isSameAddress(address, '/customer360View') || pageAt(pages, address) !== undefined;

/**
 * The page of an address that belongs to none of the first journeys: another journey, or no journey. It is told apart
 * here, after what residents load first.
 */
export function OtherPage() {
  const { pathname } = useLocation();
  const entry = useLaterJourney();
  if (entry === 'unknown') {
    return (
      <Frame isOnTheWay>
        <Waiting>{app.loading}</Waiting>
      </Frame>
    );
  }
  if (entry === 'nobody') return <Redirect to="/Customer360View" />;
  if (entry) return <JourneyPage entry={entry} />;
  const Page = pageAt(pages, pathname) ?? NotFoundPage;
  return <Page />;
}
