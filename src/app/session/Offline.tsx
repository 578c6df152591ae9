import { createPortal } from 'react-dom';
import { session } from '../../../content/session.ts';
import { useOffline } from '../../renderer/useOffline.ts';
import { useAnnounced } from '../../ui/useAnnounced.ts';
import './offline.css';

/**
 * Says for as long as the device is offline that it is, at the foot of the screen: what waits for the network goes on by
 * itself. It has its own room at the end of the page, so that nothing stays behind it.
 */
export function Offline() {
  const words = useOffline() ? session.offline : '';
  useAnnounced(words);
  if (words === '') return null;
  return createPortal(
    <aside className="ds-offline" data-message="Offline" aria-label={words}>
      <p>{words}</p>
    </aside>,
    document.body,
  );
}
