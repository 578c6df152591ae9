import { useSetting } from '../../app/useSetting.ts';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { cardsOfChecks } from './data/safety-checks.ts';

/** That an unread message is about a safety check, where the card of that check is switched on. */
export function UnreadSafetyCheck({ categories }: { readonly categories: readonly string[] }) {
  const gas = useSetting('isshowmypeabodygasboilercard');
  const electric = useSetting('isshowmypeabodyeicrcard');
  const values = { isshowmypeabodygasboilercard: gas, isshowmypeabodyeicrcard: electric };
  const isOn = cardsOfChecks(categories).some(
    (card) => card in values && values[card as keyof typeof values] === 'true',
  );
  return isOn ? <MessageNotice tone="information" message="GasBoiler_ServiceoverDue" announced /> : null;
}
