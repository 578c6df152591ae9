import { pageTitles as titles } from '../../../content/page-titles.ts';
import { withoutScript } from '../../../content/without-script.ts';
import type { JourneyName } from '../../../contract/journey-places.ts';
import { portalJourneys } from '../../../journeys/portal.ts';
import * as at from '../../../journeys/shared/addresses.ts';
import { comparableAddress, isSameAddress } from '../../../machines/engine/index.ts';

/** What a page without script says: what we can tell by phone, and the journeys that begin there. */
export interface PhonePage {
  readonly title: string;
  readonly text: string | undefined;
  readonly journeys: readonly JourneyName[];
}

const copy = withoutScript.pages;

const ofRepair: readonly JourneyName[] = [
  'chase',
  'appointment',
  'rescheduling',
  'cancellation',
  'recall',
  'feedback',
];
const ofMoney: readonly JourneyName[] = ['payment', 'statementRequest', 'enquiry'];
const ofProfile: readonly JourneyName[] = ['profile', 'reminders', 'adjustments'];
const ofComplaints: readonly JourneyName[] = ['complaint', 'complaintReview'];

const phonePage = (title: string, text: string, journeys: readonly JourneyName[]): PhonePage => ({
  title,
  text,
  journeys,
});

/** The pages that are no step of a journey, but for the start page and Home. A test compares them with the portal's own. */
const pages: Readonly<Record<string, PhonePage>> = {
  [at.accountPage]: phonePage(titles.account, copy.account, ofMoney),
  [at.transactionsPage]: phonePage(titles.transactions, copy.transactions, ofMoney),
  [at.statementsPage]: phonePage(titles.statements, copy.statements, ['statementRequest']),
  [at.paymentResultPage]: phonePage(titles.payment, copy.payment, ['payment']),
  [at.repairsPage]: phonePage(titles.repairs, copy.repairs, ['repair', ...ofRepair]),
  [at.repairPage]: phonePage(titles.repair, copy.repair, ofRepair),
  [at.confirmationPage]: phonePage(titles.confirmation, copy.repairSent, ofRepair),
  [at.mediaPage]: phonePage(titles.media, copy.media, []),
  [at.newRepairLink]: { title: titles.report, text: undefined, journeys: ['repair'] },
  [at.messagesPage]: phonePage(titles.messages, copy.messages, []),
  [at.messagePage]: phonePage(titles.message, copy.messages, []),
  [at.profilePage]: phonePage(titles.profile, copy.profile, ofProfile),
  [at.savedPage]: phonePage(titles.profile, copy.profile, ofProfile),
  [at.casesPage]: phonePage(titles.requests, copy.requests, ['case']),
  [at.casePage]: phonePage(titles.request, copy.requests, ['case', 'complaint']),
  [at.requestConfirmationPage]: phonePage(titles.confirmation, copy.requestSent, ['case']),
  [at.complaintsPage]: phonePage(titles.complaints, copy.complaints, ofComplaints),
  [at.genericErrorPage]: phonePage(titles.problem, copy.problem, []),
  [at.customerErrorPage]: phonePage(titles.problem, copy.problem, []),
  [at.errorPages.failed]: phonePage(titles.problem, copy.problem, []),
  [at.errorPages.workOrderError]: phonePage(titles.problem, copy.problem, []),
};

const byAddress = new Map(
  Object.entries(pages).map(([address, one]) => [comparableAddress(address), one] as const),
);

const steps = portalJourneys.flatMap(({ id, routes }) =>
  [...new Set(Object.values(routes).map(comparableAddress))].map((address) => ({
    id: id as JourneyName,
    address,
  })),
);
const stepsByAddress = Map.groupBy(steps, ({ address }) => address);

/** The page at an address that is none of a step; undefined where there is none. */
export const pageAt = (address: string): PhonePage | undefined => byAddress.get(comparableAddress(address));

/** The journeys that a step at an address belongs to: two may share one. */
export const stepAt = (address: string): readonly JourneyName[] =>
  stepsByAddress.get(comparableAddress(address))?.map(({ id }) => id) ?? [];

/** Whether there is a page at an address, of a step or not. Of the start page and Home it knows nothing. */
export const isPageOrStep = (address: string): boolean =>
  pageAt(address) !== undefined || stepAt(address).length > 0;

/** Pages that lead on at once, and those that tell that something went wrong. */
const fleeting = new Set(
  [at.newRepairLink, at.genericErrorPage, at.customerErrorPage, ...Object.values(at.errorPages)].map(
    comparableAddress,
  ),
);

/** Whether the page at an address is shown to residents who are signed in, and stays. */
export const isOfResidents = (address: string): boolean =>
  !fleeting.has(comparableAddress(address)) && (isSameAddress(address, at.homePage) || isPageOrStep(address));

/** Where to read about a journey: its first address, or the page over which it is shown. */
export function phoneAddress(journey: JourneyName): string {
  const own = portalJourneys.find(({ id }) => id === journey);
  const over = Object.entries(pages).find(([, { journeys }]) => journeys.includes(journey));
  const address = own === undefined ? over?.[0] : Object.values(own.routes)[0];
  if (address === undefined) throw new Error(`no page tells how ${journey} is begun by phone`);
  return address;
}
