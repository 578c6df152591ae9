// The source files that each address of the portal shows its first screen with, so that a browser may ask for all of them
// together with the page. `src/app/routes.ts` and `journeys/portal.ts` say what an address shows.
import { portalJourneys } from '../journeys/portal.ts';
import * as at from '../journeys/shared/addresses.ts';

const reads = 'src/client/reads.ts';
const guarded = 'src/app/Guarded.tsx';
/** The menu and the session, which every page of a resident has. */
const bar = 'src/app/session/Bar.tsx';

const filesOf = (file: string, ...beside: readonly string[]): readonly string[] => [
  file,
  reads,
  bar,
  ...beside,
];

/** The file of each journey that is no repair: the folder of its flow by its id. */
const flowFiles: Readonly<Record<string, string>> = {
  enquiry: 'journeys/enquiry/flow.ts',
  payment: 'journeys/payment/flow.ts',
  appointment: 'journeys/appointment/flow.ts',
  case: 'journeys/case/flow.ts',
  complaint: 'journeys/complaint/flow.ts',
  complaintReview: 'journeys/complaint-review/flow.ts',
  profile: 'journeys/profile/flow.ts',
};

/** What the first question of a repair waits for. The menu comes after it. */
const firstQuestionFiles = [
  'src/app/JourneyScreen.tsx',
  'journeys/repair/beginning.ts',
  reads,
  'src/fields/radios/RadioGroupView.tsx',
] as const;

const journeyFiles = (id: string): readonly string[] =>
  flowFiles[id] === undefined
    ? firstQuestionFiles
    : filesOf(flowFiles[id], 'src/app/JourneyScreen.tsx', 'src/app/LaterJourney.tsx');

/** What anybody may see. */
export const publicFiles: Readonly<Record<string, readonly string[]>> = {
  [at.startPage]: ['src/app/start/StartPage.tsx'],
  [at.genericErrorPage]: ['src/app/errors/GenericErrorPage.tsx'],
  [at.customerErrorPage]: ['src/app/errors/CustomerErrorPage.tsx'],
};

/** What residents see who are signed in. */
export const residentFiles: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    portalJourneys.flatMap(({ id, routes }) => Object.values(routes).map((path) => [path, journeyFiles(id)])),
  ),
  [at.homePage]: filesOf('src/features/home/HomePage.tsx', 'src/features/home/Dashboard.tsx'),
  [at.accountPage]: filesOf('src/features/money/account/AccountPage.tsx'),
  [at.transactionsPage]: filesOf('src/features/money/transactions/TransactionsPage.tsx'),
  [at.statementsPage]: filesOf('src/features/money/statements/StatementsPage.tsx'),
  [at.paymentResultPage]: filesOf('src/features/money/payment/ResultPage.tsx'),
  [at.repairsPage]: filesOf('src/features/repairs/RepairsPage.tsx', guarded),
  [at.repairPage]: filesOf('src/features/repairs/RepairPage.tsx', guarded),
  [at.confirmationPage]: filesOf('src/features/repairs/ConfirmationPage.tsx', guarded),
  [at.mediaPage]: filesOf('src/features/media/MediaPage.tsx', guarded),
  [at.newRepairLink]: filesOf('src/features/repairs/NewRepair.tsx'),
  [at.messagesPage]: filesOf('src/features/messages/MessagesPage.tsx'),
  [at.messagePage]: filesOf('src/features/messages/MessagePage.tsx'),
  [at.profilePage]: filesOf('src/features/profile/ProfilePage.tsx'),
  [at.savedPage]: filesOf('src/features/profile/SavedPage.tsx'),
  [at.casesPage]: filesOf('src/features/requests/CasesPage.tsx', guarded),
  [at.casePage]: filesOf('src/features/requests/CasePage.tsx', guarded),
  [at.requestConfirmationPage]: filesOf('src/features/requests/RequestConfirmationPage.tsx', guarded),
  [at.complaintsPage]: filesOf('src/features/complaints/ComplaintsPage.tsx'),
  // An error page shows in its own words what stopped; its address alone says nothing of it.
  [at.errorPages.failed]: filesOf('src/app/errors/StoppedPage.tsx'),
  [at.errorPages.workOrderError]: filesOf('src/app/errors/StoppedPage.tsx'),
};
