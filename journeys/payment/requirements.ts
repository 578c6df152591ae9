import type { Requirements } from '../../machines/exploration/index.ts';
import { addressTest } from '../shared/address-test.ts';

/** All that is demanded of paying by card. */
export const requirements: Requirements = {
  'PAY-ROUTE-01': {
    says: 'The amount has the address /paymentDetails.',
    steps: ['amount'],
    address: '/paymentDetails',
    tests: [addressTest],
  },
  'PAY-ROUTE-02': {
    says: 'The card has the address /allPayGateway.',
    steps: ['card'],
    address: '/allPayGateway',
    tests: [addressTest],
  },
  'PAY-ROUTE-03': {
    says: 'The result has the address /allPayGatewayConformation.',
    address: '/allPayGatewayConformation',
    tests: [addressTest],
  },
  'PAY-01': {
    says: 'The amount is asked for with account and payment reference.',
    steps: ['amount'],
    tests: [
      [
        'journeys/payment/payment.test.ts',
        'the amount is asked for with the account and its payment reference',
      ],
    ],
  },
  'PAY-02': 'The balance or another amount can be paid.',
  'PAY-03': 'Another amount is from £1 to £5000.',
  'PAY-04': 'A pound sign is no part of the amount.',
  'PAY-05': 'The balance can be paid only where something is owed.',
  'PAY-06': 'The balance has the same bounds.',
  'PAY-07': 'The card page begins with a credential.',
  'PAY-08': 'Reference, amount and reason go into the frame.',
  'PAY-09': 'A payment that was taken is confirmed.',
  'PAY-10': 'Any other result says that nothing was taken.',
  'PAY-11': 'Without a credential payments are said to be unavailable.',
  'GEN-08': 'Residents see only what is theirs.',
};
