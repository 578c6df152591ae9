import { newRepair } from '../shared/addresses.ts';
/** The addresses of the journey. Kept apart, so that the portal knows them before it loads the journey. */
export const routes = {
  property: newRepair,
  asset: '/repairasset',
  reason: '/repairlocation',
  followUp: '/supplementaryquestion',
  emergency: '/repairemergency',
  duplicate: '/duplicaterepair',
  details: '/repairadditionaldetails',
  media: '/uploadmedia',
  vandalism: '/vandalismquestion',
  vulnerability: '/vulnerabilityquestion',
  covid: '/covidquestion',
  contact: '/customerdetails',
  confirmation: '/confirmationdetails',
} as const;
