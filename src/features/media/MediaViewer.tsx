import { app } from '../../../content/app.ts';
import { media as copy } from '../../../content/media.ts';
import { fill } from '../../../machines/engine/index.ts';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import type { MediaItem } from './data/media.ts';
import { useContent } from './useContent.ts';

/** Whether this browser can play videos of a type. */
const canPlay = (contentType: string): boolean =>
  document.createElement('video').canPlayType(contentType) !== '';

function Shown({ item, address }: { readonly item: MediaItem; readonly address: string }) {
  if (item.kind === 'image') return <img className="ds-media-shown" src={address} alt={item.name} />;
  if (item.kind === 'video' && canPlay(item.contentType)) {
    // biome-ignore lint/a11y/useMediaCaption: residents' own videos come without captions
    return <video className="ds-media-shown" src={address} controls />;
  }
  return (
    <MessageNotice tone="information" message="Media_MPEG_Apple" announced>
      <p>
        <a href={address} download={item.name}>
          {fill(copy.download, { name: item.name })}
        </a>
      </p>
    </MessageNotice>
  );
}

/** A photo or video over the page; what the browser cannot show can be downloaded. */
export function MediaViewer({
  worksOrderId,
  item,
  onClose,
}: {
  readonly worksOrderId: string;
  readonly item: MediaItem;
  onClose(): void;
}) {
  const { state, address, retry } = useContent(worksOrderId, item);
  return (
    <Dialog
      title={item.name}
      wide
      onStay={onClose}
      actions={
        <>
          {state === 'failed' ? (
            <Button variant="quiet" onClick={retry}>
              {app.tryAgain}
            </Button>
          ) : null}
          <Button onClick={onClose}>{copy.close}</Button>
        </>
      }
    >
      {state === 'failed' ? (
        <MessageNotice tone="error" message="View_Media_Error" announced />
      ) : address === undefined ? (
        <Waiting>{fill(copy.loading, { name: item.name })}</Waiting>
      ) : (
        <Shown item={item} address={address} />
      )}
    </Dialog>
  );
}
