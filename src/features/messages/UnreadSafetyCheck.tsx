import { useSettings } from '../../app/useSettings.ts';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { cardsOfChecks } from './data/safety-checks.ts';

/** That an unread message is about a safety check, where the card of that check is switched on. */
export function UnreadSafetyCheck({ categories }: { readonly categories: readonly string[] }) {
  const settings = useSettings(['gasCheck', 'electricalCheck']);
  const isOn = cardsOfChecks(categories).some((card) => settings?.[card]);
  return isOn ? <MessageNotice tone="information" message="GasBoiler_ServiceoverDue" announced /> : null;
}
