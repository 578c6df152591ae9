import { describe, expect, test } from 'vitest';
import { orientationOf, stripGif, stripJpeg, stripPng } from './picture-metadata.ts';
import { stripMedia } from './strip-media.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );

const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];

/** EXIF that only says how to turn the picture, in either byte order. */
const exif = (orientation: number, isLittle: boolean) => {
  const pair = (value: number) => (isLittle ? [value, 0] : [0, value]);
  const four = (value: number) => (isLittle ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const order = isLittle ? [0x49, 0x49] : [0x4d, 0x4d];
  const entry = [
    ...(isLittle ? [0x12, 0x01] : [0x01, 0x12]),
    ...pair(3),
    ...four(1),
    ...pair(orientation),
    0,
    0,
  ];
  return [...bytes('Exif'), 0, 0, ...order, ...pair(42), ...four(8), ...pair(1), ...entry, 0, 0, 0, 0];
};

describe('what a picture says beside the picture', () => {
  const start = [0xff, 0xd8];
  const size = segment(0xc0, [8, 0, 1, 0, 1]);
  const picture = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xe1, 0xff, 0xd9];

  test('is taken out of a JPEG, and the picture is left as it is', () => {
    const jpeg = bytes(
      start,
      segment(0xe0, [1]),
      segment(0xe1, exif(1, true)),
      segment(0xed, [9, 9]),
      segment(0xfe, [7]),
      size,
      picture,
    );
    expect(stripJpeg(jpeg)).toEqual(bytes(start, segment(0xe0, [1]), size, picture));
  });

  test('is not looked for in a JPEG without it, or in one that is broken', () => {
    const plain = bytes(start, size, picture);
    expect(stripJpeg(plain)).toEqual(plain);
    const broken = bytes(start, [0xff, 0xe1, 0xff, 0xff, 1]);
    expect(stripJpeg(broken)).toEqual(broken);
    expect(stripJpeg(bytes(start))).toEqual(bytes(start));
  });

  test.each([
    [6, true],
    [3, false],
  ])('tells how it is turned: %i', (orientation, isLittle) => {
    expect(orientationOf(bytes(start, segment(0xe1, exif(orientation, isLittle)), picture))).toBe(
      orientation,
    );
  });

  test('without a word about turning stands upright', () => {
    expect(orientationOf(bytes(start, picture))).toBe(1);
    expect(orientationOf(bytes(start, segment(0xe1, [...bytes('Exif'), 0, 0, 1, 2]), picture))).toBe(1);
    expect(orientationOf(bytes(start, segment(0xe1, [...bytes('http://ns.adobe.com')]), picture))).toBe(1);
  });

  test('is taken out of a PNG', () => {
    const chunk = (type: string, content: number[]) => [
      ...[0, 0, 0, content.length],
      ...bytes(type),
      ...content,
      ...[0, 0, 0, 0],
    ];
    const signature = [0x89, ...bytes('PNG'), 13, 10, 26, 10];
    const png = bytes(
      signature,
      chunk('IHDR', [1]),
      chunk('eXIf', [2, 2]),
      chunk('tEXt', [3]),
      chunk('IDAT', [4]),
    );
    expect(stripPng(png)).toEqual(bytes(signature, chunk('IHDR', [1]), chunk('IDAT', [4])));
  });

  test('is taken out of a GIF, but how often it repeats', () => {
    const start = [...bytes('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
    const loop = [0x21, 0xff, 11, ...bytes('NETSCAPE2.0'), 3, 1, 0, 0, 0];
    const place = [0x21, 0xfe, 5, ...bytes('Quay '), 5, ...bytes('Court'), 0];
    const description = [0x21, 0xff, 11, ...bytes('XMP DataXMP'), 5, ...bytes('Court'), 0];
    const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
    const end = [0x3b];
    expect(stripGif(bytes(start, loop, place, description, frame, place, end))).toEqual(
      bytes(start, loop, frame, end),
    );
    expect(stripGif(bytes('GIF89a'))).toEqual(bytes('GIF89a'));
  });
});

const box = (type: string, ...content: number[][]): number[] => {
  const inside = content.flat();
  return [0, 0, 0, inside.length + 8, ...bytes(type), ...inside];
};

describe('where it was taken', () => {
  const place = [...bytes('+51.5074-000.1278/')];

  test.each(['mp4', 'mov'] as const)('is taken out of a film (%s), and nothing in it moves', (type) => {
    const media = box('mdia', box('minf', box('stbl', [1, 2, 3])));
    const film = bytes(
      box('ftyp', [...bytes('isom')]),
      box(
        'moov',
        box('mvhd', [1]),
        box('trak', media, box('meta', place)),
        box('udta', box('\xa9xyz', place)),
      ),
      box('uuid', place),
      box('mdat', [9, 9, 9]),
    );
    const stripped = stripMedia(film, type);
    expect(String.fromCharCode(...stripped)).not.toContain('51.5074');
    expect(stripped.length).toBe(film.length);
    const kept = bytes(media);
    const at = String.fromCharCode(...film).indexOf(String.fromCharCode(...kept));
    expect(stripped.slice(at, at + kept.length)).toEqual(kept);
    expect(stripped.slice(-11)).toEqual(film.slice(-11));
  });

  test('is looked for in a broken film as far as it can be read', () => {
    const broken = bytes(box('ftyp', []), [0, 0, 255, 255], 'moov', [1]);
    expect(stripMedia(broken, 'mp4')).toEqual(broken);
    expect(stripMedia(bytes([0, 0, 0, 3], 'moov'), 'mov')).toEqual(bytes([0, 0, 0, 3], 'moov'));
  });

  test('is taken out of a PDF: from its photos and its descriptions, and nothing in it moves', () => {
    const photo = [0xff, 0xd8, 0xff, 0xe1, 0, 26, ...bytes('Exif'), 0, 0, ...place, 0xff, 0xda, 7];
    const description =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>51.5074</exif:GPSLatitude></x:xmpmeta>';
    const paper = bytes('%PDF-1.7 stream ', photo, ' endstream ', description, ' trailer');
    const stripped = stripMedia(paper, 'pdf');
    const text = String.fromCharCode(...stripped);
    expect(text).not.toContain('51.5074');
    expect(stripped.length).toBe(paper.length);
    expect(text).toMatch(/^%PDF-1\.7 stream .* endstream +trailer$/su);
    expect(text).toContain(String.fromCharCode(0xff, 0xda, 7));
  });
});
