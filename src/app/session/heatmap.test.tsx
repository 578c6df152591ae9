import { describe, expect, test } from 'vitest';
import { loadHeatmap } from './heatmap.ts';

const told = 'https://heat.example,12345,6';

/** A page of its own, which loads nothing. */
const emptyPage = () => document.implementation.createHTMLDocument();
const scripts = (page: Document) => [...page.querySelectorAll('script')].map(({ src }) => src);

describe('the tool that records clicks', () => {
  test('is loaded from where the provider has it, and told to leave out words and fields', () => {
    const page = emptyPage();
    loadHeatmap(told, page, {});
    expect(scripts(page)).toEqual(['https://heat.example/c/hotjar-12345.js?sv=6']);
    expect(page.body.hasAttribute('data-hj-suppress')).toBe(true);
  });

  test.each([
    ['it is not set up', '', {}],
    ['no site is named', 'https://heat.example', {}],
    ['the browser says that it is unwanted', told, { globalPrivacyControl: true }],
    ['the browser asks not to be tracked', told, { doNotTrack: '1' }],
  ])('is not loaded where %s', (_, value, wishes) => {
    const page = emptyPage();
    loadHeatmap(value, page, wishes);
    expect(scripts(page)).toEqual([]);
    expect(page.body.hasAttribute('data-hj-suppress')).toBe(false);
  });
});
