import { payPage } from '../shared/account-places.ts';

export const routes = { amount: payPage, card: '/allPayGateway' } as const;
