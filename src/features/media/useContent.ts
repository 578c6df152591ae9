import { useEffect, useState } from 'react';
import { getDocument } from '../../../contract/documents.ts';
import { gateway } from '../../app/portal.ts';
import { useReading } from '../../app/useReading.ts';
import type { MediaItem } from './data/media.ts';

/** The content of a file of a repair, as the browser takes it. */
export async function loadContent(
  worksOrderId: string,
  { id, contentType }: MediaItem,
  signal: AbortSignal,
): Promise<Blob> {
  const params = { worksOrderId, documentId: id };
  const { media } = await gateway.call(getDocument, { params }, { signal });
  const bytes = Uint8Array.from(atob(media.content), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: contentType });
}

/** The content of a file with an address of its own for as long as it is shown. */
export function useContent(worksOrderId: string, item: MediaItem) {
  const record = useReading({
    name: ['content', worksOrderId, item.id],
    read: (signal) => loadContent(worksOrderId, item, signal),
    isReadAgain: false,
  });
  const content = record.state === 'shown' ? record.value : undefined;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return { ...record, address };
}
