/** What a resident owes or is owed, account by account. */
export const accountPage = '/viewaccount';
export const transactionsPage = '/transactionDetails';
export const statementsPage = '/viewstatement';

/** Where a payment begins, and where it says what became of it. */
export const payPage = '/paymentDetails';
export const paymentResultPage = '/allPayGatewayConformation';

/** Where help with money is asked for. */
export const advicePage = '/enquiryconsent';

const about = (page: string, name: string, id: string): string =>
  id === '' ? page : `${page}?${name}=${encodeURIComponent(id)}`;

/** The pages of one account; it stands in the address, so that a reload and a second tab find it. */
export const addressOfAccount = (accountId: string): string => about(accountPage, 'account', accountId);
export const addressOfTransactions = (accountId: string): string =>
  about(transactionsPage, 'account', accountId);
export const addressOfStatements = (accountId: string): string => about(statementsPage, 'account', accountId);

/** What became of a payment, read anew each time that it is opened. */
export const addressOfResult = (paymentId: string): string => about(paymentResultPage, 'payment', paymentId);
