import { describe, expect, test } from 'vitest';
import { nameAs, typeByContent, typeByName } from './fileType.ts';
import { orientationOf, stripJpeg, stripPng } from './metadata.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );

describe('what a file is', () => {
  test.each([
    ['photo.JPG', '', 'jpg'],
    ['photo.jpeg', '', 'jpg'],
    ['film.mov', '', 'mov'],
    ['film.qt', '', 'mov'],
    ['film.mkv', '', 'mkv'],
    ['IMG_1.HEIC', '', 'heic'],
    ['holiday.tar.png', '', 'png'],
    ['setup.exe', 'image/png', 'unknown'],
    ['image', 'image/jpeg', 'jpg'],
    ['clip', 'video/quicktime', 'mov'],
    ['clip', 'video/x-matroska', 'mkv'],
    ['.png', '', 'unknown'],
    ['', '', 'unknown'],
  ])('by its name %s and type %s it is %s', (name, type, expected) => {
    expect(typeByName({ name, type })).toBe(expected);
  });

  test.each([
    [bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpg'],
    [bytes([0x89], 'PNG', [13, 10, 26, 10]), 'png'],
    [bytes('GIF89a'), 'gif'],
    [bytes('%PDF-1.7'), 'pdf'],
    [bytes([0, 0, 1, 0xba]), 'mpeg'],
    [bytes([0, 0, 1, 0xb3]), 'mpeg'],
    [bytes([0x1a, 0x45, 0xdf, 0xa3]), 'mkv'],
    [bytes([0, 0, 0, 24], 'ftypheic'), 'heic'],
    [bytes([0, 0, 0, 24], 'ftypmif1'), 'heic'],
    [bytes([0, 0, 0, 20], 'ftypqt  '), 'mov'],
    [bytes([0, 0, 0, 8], 'wide'), 'mov'],
    [bytes([0, 0, 0, 24], 'ftypisom'), 'mp4'],
    [bytes([0, 0, 0, 24], 'ftypavif'), 'unknown'],
    [bytes('MZ and more'), 'unknown'],
    [bytes(), 'unknown'],
  ])('by its first bytes %s it is %s', (content, expected) => {
    expect(typeByContent(content)).toBe(expected);
  });

  test.each([
    ['a.jpeg', 'jpg', 'a.jpeg'],
    ['a.HEIC', 'jpg', 'a.jpg'],
    ['a.b.png', 'jpg', 'a.b.jpg'],
    ['image', 'mov', 'image.mov'],
  ] as const)('%s as %s is called %s', (name, type, expected) => {
    expect(nameAs(name, type)).toBe(expected);
  });
});

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
});
