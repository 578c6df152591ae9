import { describe, expect, test } from 'vitest';
import { nameAs, typeByContent, typeByName } from './fileType.ts';

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
