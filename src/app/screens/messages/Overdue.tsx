import { cardsOfOverdue } from '../../../../journeys/lists/messages/overdue.ts';
import { MessageNotice } from '../../../renderer/MessageNotice.tsx';
import { useSetting } from '../../useSetting.ts';

/** That a safety check is overdue, where unread messages say so and the card of that check is switched on. */
export function Overdue({ categories }: { readonly categories: readonly string[] }) {
  const gas = useSetting('isshowmypeabodygasboilercard');
  const electric = useSetting('isshowmypeabodyeicrcard');
  const values = { isshowmypeabodygasboilercard: gas, isshowmypeabodyeicrcard: electric };
  const isOn = cardsOfOverdue(categories).some(
    (card) => card in values && values[card as keyof typeof values] === 'true',
  );
  return isOn ? <MessageNotice tone="warning" message="GasBoiler_ServiceoverDue" announced /> : null;
}
