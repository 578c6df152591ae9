import type { DecodedPicture } from './heicWorker.ts';
// As an address, which the build puts in: the atlas is one plain script, in which `import.meta.url` leads nowhere.
import workerAddress from './heicWorker.ts?worker&url';

/**
 * The pixels of a HEIC photo. The decoder (700 kB) is loaded for the first one, and works in a thread of its own, so that
 * the page can be used meanwhile. Throws when it is no photo.
 */
export function decodeHeic(file: Blob): Promise<ImageData> {
  const worker = new Worker(workerAddress, { type: 'module' });
  return new Promise<ImageData>((resolve, reject) => {
    worker.onerror = () => reject(new Error('the decoder could not be loaded'));
    worker.onmessage = ({ data }: MessageEvent<DecodedPicture | null>) => {
      if (data) resolve(new ImageData(data.pixels, data.width, data.height));
      else reject(new Error('this is no photo'));
    };
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
