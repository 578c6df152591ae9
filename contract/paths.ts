/** Where every call of the gateway begins. The gateway answers both versions of each path. */
export const v1 = '/customerselfserve/api/v1';
export const v2 = '/customerselfserve/api/v2';
