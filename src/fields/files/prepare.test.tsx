import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../machines/upload/upload-file.ts';
import { checkFile, prepareFile } from './prepare.ts';

const photoAddress = new URL('../../../test/support/media/photo.heic', import.meta.url);

/** A picture of noise, which hardly gets smaller, or of one colour, which does. */
async function picture(
  width: number,
  height: number,
  type: string,
  isNoise = false,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#0d5c5a';
  context.fillRect(0, 0, width, height);
  if (isNoise) {
    const pixels = context.getImageData(0, 0, width, height);
    let seed = 1;
    for (let index = 0; index < pixels.data.length; index += 1) {
      seed = (seed * 48271) % 2147483647;
      if (index % 4 !== 3) pixels.data[index] = seed & 0xff;
    }
    context.putImageData(pixels, 0, 0);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95));
  return new Uint8Array(await (blob ?? new Blob()).arrayBuffer());
}

const sizeOf = async (file: Blob) => {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
};

/** Puts EXIF with an orientation, and a place name, into a JPEG. */
function withExif(jpeg: Uint8Array<ArrayBuffer>, orientation: number): Uint8Array<ArrayBuffer> {
  const place = [...'14 Quay Court'].map((letter) => letter.charCodeAt(0));
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const content = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, ...place];
  const segment = [0xff, 0xe1, 0, content.length + 2, ...content];
  return new Uint8Array([...jpeg.subarray(0, 2), ...segment, ...jpeg.subarray(2)]);
}

const textOf = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());

describe('a file is refused', () => {
  const rules = { types: ['jpg', 'png', 'pdf'], largest: 1000 } as const;
  const refusal = async (content: BlobPart[], name: string) => {
    const found = await checkFile(new File(content, name), rules).catch((error: unknown) => error);
    return found instanceof Refusal ? found.notice : found;
  };

  test.each([
    ['of a kind that is not taken', 'notes.txt', ['words'], 'Upload_Media_Wrong_File_Type'],
    ['of a kind that is taken elsewhere', 'film.mp4', ['words'], 'Upload_Media_Wrong_File_Type'],
    ['whose content is not what its name says', 'photo.jpg', ['words'], 'Upload_Media_Wrong_File_Type'],
    ['that is empty', 'photo.jpg', [], 'Upload_Media_Empty'],
    ['that is too large', 'scan.pdf', ['%PDF-', 'x'.repeat(1000)], 'Upload_Media_Attachments_Too_Large'],
  ])('%s', async (_, name, content, notice) => {
    expect(await refusal(content, name)).toBe(notice);
  });

  test('not at exactly the largest size', async () => {
    expect(await refusal(['%PDF-', 'x'.repeat(995)], 'scan.pdf')).toBeUndefined();
  });

  test('when it calls itself HEIC and holds no photo', async () => {
    const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic', 'x'.repeat(100)], 'IMG_1.HEIC');
    await expect(checkFile(heic, rules)).resolves.toBeUndefined();
    await expect(prepareFile(heic)).rejects.toMatchObject({ notice: 'Upload_Media_Heic' });
  });

  test.each([
    ['leak.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]],
    ['leak.jpg', [0xff, 0xd8, 0xff, 0xda, 0, 2]],
    ['leak.gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0, 0]],
  ])('when it begins like a picture and holds none: %s', async (name, content) => {
    const damaged = new File([new Uint8Array(content)], name);
    await expect(prepareFile(damaged)).rejects.toMatchObject({ notice: 'Upload_Media_Damaged' });
  });
});

describe('a picture', () => {
  test('is made smaller, to 1920 pixels at most, without losing its shape', async () => {
    const file = new File([await picture(2400, 1200, 'image/jpeg', true)], 'leak.JPEG');
    const sent = await prepareFile(file);
    expect(await sizeOf(sent)).toEqual([1920, 960]);
    expect(sent.size).toBeLessThan(file.size);
    expect([sent.name, sent.type]).toEqual(['leak.JPEG', 'image/jpeg']);
  });

  test('that would not get smaller is sent as it is, without the place where it was taken', async () => {
    const tiny = withExif(await picture(8, 8, 'image/jpeg'), 1);
    const sent = await prepareFile(new File([tiny], 'a.jpg'));
    expect(await textOf(sent)).not.toContain('Quay Court');
    expect(await sizeOf(sent)).toEqual([8, 8]);
  });

  test('keeps upright what was taken sideways', async () => {
    const sideways = withExif(await picture(20, 10, 'image/jpeg'), 6);
    const sent = await prepareFile(new File([sideways], 'a.jpg'));
    expect(await sizeOf(sent)).toEqual([10, 20]);
    expect(await textOf(sent)).not.toContain('Quay Court');
  });

  test('of an iPhone is sent as JPEG, although this browser cannot read it by itself', async () => {
    const heic = await (await fetch(photoAddress)).blob();
    await expect(createImageBitmap(heic)).rejects.toThrow();
    const sent = await prepareFile(new File([heic], 'IMG_1.HEIC'));
    expect(await sizeOf(sent)).toEqual([64, 48]);
    expect([sent.name, sent.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
  });

  test('as PNG stays PNG', async () => {
    const sent = await prepareFile(new File([await picture(2000, 100, 'image/png', true)], 'screen.png'));
    expect(await sizeOf(sent)).toEqual([1920, 96]);
    expect(sent.type).toBe('image/png');
  });
});

test('what is no picture is sent as it is, with its true name and type', async () => {
  const film = new File([new Uint8Array([0, 0, 0, 20]), 'ftypqt  ', 'x'], 'clip.mp4', { type: 'video/mp4' });
  const sent = await prepareFile(film);
  expect([sent.name, sent.type, sent.size]).toEqual(['clip.mov', 'video/quicktime', film.size]);
});
