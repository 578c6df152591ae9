import {
  addressAbout,
  casePage,
  mediaPage,
  messagePage,
  statementsPage,
  transactionsPage,
} from '../../journeys/shared/addresses.ts';

/** The addresses of pages about something that only other pages lead to. */
export const addressOfMedia = (worksOrderId: string): string =>
  addressAbout(mediaPage, 'repair', worksOrderId);
export const addressOfCase = (reference: string): string => addressAbout(casePage, 'request', reference);
export const addressOfMessage = (id: string): string => addressAbout(messagePage, 'message', id);
export const addressOfTransactions = (accountId: string): string =>
  addressAbout(transactionsPage, 'account', accountId);
export const addressOfStatements = (accountId: string): string =>
  addressAbout(statementsPage, 'account', accountId);
