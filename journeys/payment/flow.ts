import { payment as copy } from '../../content/payment.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { addressOfAccount, addressOfResult } from '../shared/addresses.ts';
import { isFrameOver, openFrame } from './calls.ts';
import { payment as journey } from './journey.ts';
import type { PaymentFacts, Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Making a payment, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {
    frame: {
      frame: ({ facts }, tools) => openFrame(facts as PaymentFacts, tools),
      isFrameOver: ({ facts }, tools) => isFrameOver(facts as PaymentFacts, tools),
    },
  },
  sequel({ end, facts }) {
    const { account, accountId, payment } = facts as PaymentFacts;
    switch (end) {
      case 'account':
        return { at: addressOfAccount(account?.id ?? accountId) };
      case 'result':
        return payment ? { at: addressOfResult(payment.id) } : {};
      case 'advice':
        return { begin: { accountId: account?.id ?? accountId } };
      default:
        return {};
    }
  },
};
