/** Where the API lives; below it nothing but calls. */
export const apiRoot = '/customerselfserve/api/';

/** Where the demonstration identity provider lives. */
export const identityRoot = '/identity';

/** Where a browser comes back to from the identity provider. */
export const returnPath = '/customer360View';

/** Where an analyst's browser comes back to from the identity provider. */
export const analystReturnPath = `${apiRoot}v1/analysts/return`;
