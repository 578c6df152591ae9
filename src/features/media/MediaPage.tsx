import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import { media as copy } from '../../../content/media.ts';
import { dateInWords } from '../../../contract/dates.ts';
import { listDocuments } from '../../../contract/documents.ts';
import { counted } from '../../../contract/language.ts';
import { addressOfRepair, mediaPage, repairsPage } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { Back } from '../../app/Back.tsx';
import { Frame } from '../../app/Frame.tsx';
import { openFile } from '../../app/open-file.ts';
import { gateway } from '../../app/portal.ts';
import { Redirect } from '../../app/Redirect.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useReading } from '../../app/useReading.ts';
import { LoadError } from '../../renderer/LoadError.tsx';
import { MessageNotice, PlainMessage } from '../../renderer/MessageNotice.tsx';
import { Announced } from '../../ui/Announced.tsx';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { type MediaItem, mediaItemOf } from './data/media.ts';
import { MediaIcon } from './MediaIcon.tsx';
import './media.css';
import { MediaViewer } from './MediaViewer.tsx';
import { loadContent } from './useContent.ts';

const openDocument = (worksOrderId: string, item: MediaItem): Promise<void> =>
  openFile(() => loadContent(worksOrderId, item, new AbortController().signal));

const kindInWords = ({ kind, sentWithRecall }: MediaItem): string =>
  sentWithRecall === ''
    ? copy.kinds[kind]
    : fill(copy.sentWithRecall, { kind: copy.kinds[kind], date: dateInWords(sentWithRecall) });

function Item({
  item,
  isFailed,
  onView,
}: {
  readonly item: MediaItem;
  readonly isFailed: boolean;
  onView(): void;
}) {
  return (
    <li className="ds-media-item" data-document={item.id}>
      <MediaIcon kind={item.kind} />
      <div>
        <strong>{item.name}</strong>
        <p className="ds-hint">{kindInWords(item)}</p>
        {item.isRemoved ? <PlainMessage message="MediaRemovedMsg" /> : null}
        {isFailed ? <MessageNotice tone="error" message="View_Media_Error" announced /> : null}
      </div>
      {item.isRemoved ? null : (
        <Button variant="quiet" onClick={onView}>
          {copy.view}
          <VisuallyHidden>
            {fill(copy.viewOf, { name: item.name })}
            {item.kind === 'pdf' ? copy.opensNew : ''}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function Files({ worksOrderId }: { readonly worksOrderId: string }) {
  const list = useReading({
    name: ['files', worksOrderId],
    read: async (signal) => {
      const { documents } = await gateway.call(listDocuments, { params: { worksOrderId } }, { signal });
      return documents.map(mediaItemOf);
    },
  });
  const [viewed, setViewed] = useState<MediaItem>();
  const [failed, setFailed] = useState<string>();
  if (list.state === 'loading') return <Waiting>{app.loading}</Waiting>;
  if (list.state === 'failed') {
    return <LoadError message="View_Media_Error" onRetry={list.retry} />;
  }
  const items = list.value;
  if (items.length === 0) {
    return <PlainMessage message="No_Media" />;
  }
  const view = (item: MediaItem) => {
    setFailed(undefined);
    if (item.kind === 'pdf') openDocument(worksOrderId, item).catch(() => setFailed(item.id));
    else setViewed(item);
  };
  return (
    <>
      <Announced>
        <p>{counted(items.length, copy.files)}</p>
      </Announced>
      <ul className="ds-media">
        {items.map((item) => (
          <Item key={item.id} item={item} isFailed={failed === item.id} onView={() => view(item)} />
        ))}
      </ul>
      {viewed ? (
        <MediaViewer
          key={viewed.id}
          worksOrderId={worksOrderId}
          item={viewed}
          onClose={() => setViewed(undefined)}
        />
      ) : null}
    </>
  );
}

/** The photos, videos and documents of one repair. */
export default function MediaPage() {
  const worksOrderId = new URLSearchParams(useLocation().search).get('repair') ?? '';
  usePageTitle(mediaPage);
  if (worksOrderId === '') return <Redirect to={repairsPage} />;
  return (
    <Frame>
      <section className="ds-stack" data-step="viewmedia">
        <Back otherwise={addressOfRepair(worksOrderId)} />
        <h1 tabIndex={-1}>{copy.title}</h1>
        <Files key={worksOrderId} worksOrderId={worksOrderId} />
      </section>
    </Frame>
  );
}
