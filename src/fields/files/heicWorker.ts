import libheif from 'libheif-js/libheif/libheif.js';

export interface DecodedPicture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue and how opaque. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** The main picture of a HEIC file, upright; null when there is none. */
function decode(file: ArrayBuffer): Promise<DecodedPicture | null> {
  const { HeifDecoder } = libheif();
  const [image] = new HeifDecoder().decode(file);
  if (!image) return Promise.resolve(null);
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  return new Promise((resolve) =>
    image.display({ data, width, height }, (written) =>
      resolve(written && { width, height, pixels: written.data }),
    ),
  );
}

// Without the types of workers, which contradict those of pages.
const { postMessage } = self as unknown as { postMessage(message: unknown, transfer: Transferable[]): void };

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  const picture = await data
    .arrayBuffer()
    .then(decode)
    .catch(() => null);
  postMessage(picture, picture ? [picture.pixels.buffer] : []);
};
