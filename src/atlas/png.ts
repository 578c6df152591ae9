/** Pixels of the picture for each one of the drawing, so that it is sharp in print. */
const sharpness = 2;

/** Browsers draw no canvas beyond this width and height. */
const max = 16_384;

/**
 * A drawing as a picture, twice as fine as on the screen where the browser can draw one that large. The drawing must
 * stand alone: nothing is fetched for it.
 * @throws when the browser cannot draw it
 */
export async function pngOf(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const scale = Math.min(sharpness, max / Math.max(width, height));
  const image = new Image(width, height);
  // As data, because a picture from a page on a disk may not be read back.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the browser made no picture'));
    }, 'image/png');
  });
}
