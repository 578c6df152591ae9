import { identityRoot } from '../http/paths.ts';

/** Where somebody signs in. */
export const signInPath = '/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login';

/** Where somebody registers. */
export const signUpPath = '/customerselfserve/api/v1/authorize?policy=B2C_1_signup&state=registration';

/** Where somebody chooses a new password, with what the link of the letter carries. */
export const resetPath = `${identityRoot}/reset`;

/** Where somebody who forgot the password asks for a link, and what follows. */
export const forgottenPath = `${resetPath}/ask`;
export const sentPath = `${resetPath}/sent`;
export const donePath = `${resetPath}/done`;
