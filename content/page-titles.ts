/** What the menu calls a page, and the tab until the heading of the page stands. Constants, which the build writes into place. */
export const start = 'Welcome';
export const home = 'Home';
export const account = 'Balance';
export const transactions = 'Transactions';
export const statements = 'Statements';
export const payment = 'Your payment';
export const repairs = 'Repairs';
export const repair = 'Repair';
export const media = 'Photos and files';
export const report = 'Report a repair';
export const messages = 'Messages';
export const message = 'Message';
export const profile = 'Your details';
export const requests = 'Service requests';
export const request = 'Service request';
export const complaints = 'Complaints';
export const problem = 'Something went wrong';
