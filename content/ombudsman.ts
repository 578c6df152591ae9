import { words } from './own-words/words.ts';

/** Who decides about complaints from outside: the Housing Ombudsman Service. */
export const ombudsman = /* @__PURE__ */ words('ombudsman.ombudsman', {
  name: 'Housing Ombudsman Service',
  phone: '0300 111 3000',
  address: 'PO Box 1484, Unit D, Preston PR2 0ET',
  site: 'https://www.housing-ombudsman.org.uk',
} as const);
