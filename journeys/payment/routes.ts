import { payPage } from '../shared/addresses.ts';

export const routes = { amount: payPage, card: '/allPayGateway' } as const;
