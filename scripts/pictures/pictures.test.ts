import { expect, test } from 'vitest';
import { comparePictures } from './compare.ts';
import { formatPictures, parsePictures } from './file.ts';
import { pageOfDifferences } from './page.ts';
import type { Painted } from './painted.ts';

const painted = (text: string, top: number, more: Partial<Painted> = {}): Painted => ({
  tag: 'p',
  text,
  box: [16, top, 328, 24],
  light: '17px/400 rgb(1, 2, 3), on rgb(255, 255, 255)',
  dark: '17px/400 rgb(4, 5, 6)',
  ...more,
});
const page = [painted('Your repairs', 20), painted('', 60, { tag: 'svg' }), painted('Report: a leak', 100)];

test('pictures are read as they were written, what they share once', () => {
  const pictures = new Map([
    ['pages-home--usual 360', page],
    ['pages-home--empty 360', [page[0], painted('Nothing yet.', 60), page[2]].flatMap((one) => one ?? [])],
    ['pages-home--bare 360', []],
  ]);
  const file = formatPictures(pictures);
  expect(parsePictures(file)).toEqual(pictures);
  expect(file.match(/Report: a leak/g)).toHaveLength(1);
  expect(file).toContain('pages-home--usual 360: 0-2\npages-home--empty 360: 0 3 2\npages-home--bare 360:\n');
  expect(() => parsePictures('look\n\np and no more\n\na 360: 0\n')).toThrow(
    'no element of a picture: p and',
  );
});

test('what nobody would see is no change: fonts of another machine', () => {
  const wider = page.map((one): Painted => {
    const [left, top, width, height] = one.box;
    return { ...one, box: [left + 1, top + 2, width + 6, height - 1] };
  });
  expect(comparePictures(page, wider)).toEqual([]);
});

test.each<[string, readonly Painted[], readonly string[]]>([
  [
    'a place',
    page.with(2, painted('Report: a leak', 140)),
    ['“Report: a leak” (p) moved from 16, 100 to 16, 140'],
  ],
  [
    'a size',
    page.with(1, painted('', 60, { tag: 'svg', box: [16, 60, 328, 40] })),
    ['<svg> was 328 × 24, is 328 × 40'],
  ],
  [
    'a colour in one scheme',
    page.with(0, painted('Your repairs', 20, { dark: '17px/400 rgb(7, 7, 7)' })),
    ['“Your repairs” (p) in dark 17px/400 rgb(4, 5, 6) became 17px/400 rgb(7, 7, 7)'],
  ],
  [
    'words',
    page.with(0, painted('My repairs', 20)),
    ['“Your repairs” (p) is gone', '“My repairs” (p) is new'],
  ],
  ['something less', page.toSpliced(1, 1), ['<svg> is gone']],
])('%s that changed is told', (_what, is, changes) => {
  expect(comparePictures(page, is)).toEqual(changes);
});

test('the page of what changed draws before and after, and takes no text for markup', () => {
  const is = [painted('<b>Your</b> repairs', 20)];
  const html = pageOfDifferences([
    { name: 'pages-home--usual 360', was: page, is, changes: ['<svg> is gone'], screenshot: 'home.png' },
    { name: 'pages-home--new 360', was: undefined, is, changes: ['It is new.'] },
  ]);
  expect(html).toContain('2 pictures changed');
  expect(html).toContain('&lt;svg> is gone');
  expect(html).toContain('>&lt;b>Your&lt;/b> repairs</text>');
  expect(html).toContain('fill="rgb(1, 2, 3)"');
  expect(html).toContain('<img src="home.png"');
  expect(html).toContain('There is none.');
});
