import { words } from './own-words/words.ts';

/** The words for accounts that residents read wherever money is shown. */
export const money = /* @__PURE__ */ words('money.money', {
  accountNames: {
    rent: 'Rent Account',
    garage: 'Garage Account',
    storeroom: 'Storeroom Account',
    serviceCharge: 'Service Charge Account',
    rentAndServiceCharge: 'Rent and Service Charge Account',
    estateCharge: 'Estate Charge Account',
    fixedTerm: 'Fixed Term Tenancy Account',
    majorWorks: 'Major Works Account',
    groundRent: 'Ground Rent Account',
    deposit: 'Deposit Account',
    historical: 'Historical Home Account',
  },
  balanceDirections: { arrears: 'in arrears', credit: 'in Credit' },
} as const);
