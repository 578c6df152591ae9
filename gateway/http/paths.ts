/** Where the API lives; below it nothing but calls. */
export const apiRoot = '/customerselfserve/api/';

/** Where the demonstration identity provider lives. */
export const identityRoot = '/identity';

/** Where a browser comes back to from the identity provider. */
export const returnPath = '/customer360View';

/** Where an analyst's browser goes to sign in, and comes back to from the identity provider. */
export const analystSignInPath = `${apiRoot}v1/analysts/authorize`;
export const analystReturnPath = `${apiRoot}v1/analysts/return`;
