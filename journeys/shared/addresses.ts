/** The addresses of pages, for the links and journeys that lead to them. `src/app/routes.ts` says what each shows. */
export const startPage = '/startpage';
export const homePage = '/customer360View';

/** Something broke that no page of its own is for, and nothing could be learnt about the resident. */
export const genericErrorPage = '/genericerror';
export const customerErrorPage = '/customerApiErrorPage';

/** Error pages that journeys share: what went wrong, the way back to the step, the way home. */
export const errorPages = {
  failed: '/repairJourneyErrorPage',
  workOrderError: '/workOrderErrorPage',
} as const;

/** All repairs of the resident, the page about one, and its photos and files. Some journeys are shown over a repair. */
export const repairsPage = '/historicRepairs';
export const repairPage = '/repairhistorydetails';
export const mediaPage = '/viewmedia';

/** What was done about a repair, to be kept: its reference, when somebody comes, and what happens next. */
export const confirmationPage = '/repairconfirmed';

/** Where a repair is reported from the start, for links that are not buttons. */
export const newRepairLink = '/newrepair';

/** Where a repair is reported, and where an appointment for one is made. */
export const newRepair = '/repairproperty';
export const schedulerPage = '/appointmentscheduler';

/** All service requests of the resident, the page about one, and where one begins. */
export const casesPage = '/casesearch';
export const casePage = '/casedetails';
export const newCase = '/selectTenancy';

/** A service request that was sent, to be kept: its reference, and what happens next. */
export const requestConfirmationPage = '/requestconfirmed';

/** All complaints of the resident; with one of them in its address, the page about it. */
export const complaintsPage = '/complaints';

/** What a resident owes or is owed, account by account. */
export const accountPage = '/viewaccount';
export const transactionsPage = '/transactionDetails';
export const statementsPage = '/viewstatement';

/** Where a payment begins, and where it says what became of it. */
export const payPage = '/paymentDetails';
export const paymentResultPage = '/allPayGatewayConformation';

/** Where help with money is asked for. */
export const advicePage = '/enquiryconsent';

/** All messages to the resident, and the page about one. */
export const messagesPage = '/mymessageshistory';
export const messagePage = '/messagedetails';

/** The page about the resident, where contact details are changed, and for a moment what came of the change. */
export const profilePage = '/manageprofile';
export const editProfile = '/editprofile';
export const savedPage = '/profilesaved';

/** The page about something, which stands in its address, so that a reload and a second tab find it. */
export const addressAbout = (page: string, name: string, id: string): string =>
  id === '' ? page : `${page}?${name}=${encodeURIComponent(id)}`;

export const addressOfRepair = (worksOrderId: string): string =>
  addressAbout(repairPage, 'repair', worksOrderId);
export const addressOfConfirmation = (worksOrderId: string): string =>
  addressAbout(confirmationPage, 'repair', worksOrderId);
export const addressOfRequestConfirmation = (reference: string): string =>
  addressAbout(requestConfirmationPage, 'request', reference);
export const addressOfAccount = (accountId: string): string =>
  addressAbout(accountPage, 'account', accountId);
export const addressOfResult = (paymentId: string): string =>
  addressAbout(paymentResultPage, 'payment', paymentId);
