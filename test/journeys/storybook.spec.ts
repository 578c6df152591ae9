import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { expect, test } from '@playwright/test';
import Fastify from 'fastify';

const root = resolve(import.meta.dirname, '../../storybook-static');

interface Index {
  readonly entries: Readonly<Record<string, { readonly title: string; readonly type: 'story' | 'docs' }>>;
}

const entriesOf = () => (JSON.parse(readFileSync(resolve(root, 'index.json'), 'utf8')) as Index).entries;

// Built by `npm run build-storybook`, which `npm test` does before this.
test('the built Storybook shows a step whole, and asks nothing of any other place', async ({ page }) => {
  expect(existsSync(root), 'there is a built Storybook').toBe(true);
  const entries = entriesOf();
  const titles = Object.values(entries).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith('Journeys/')).length).toBeGreaterThan(200);

  const server = Fastify();
  await server.register(fastifyStatic, { root });
  const own = await server.listen({ host: '127.0.0.1', port: 0 });
  const outside: string[] = [];
  // Not by a route, which would switch off the browser's cache.
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(own)) outside.push(url);
  });
  try {
    await page.goto(
      `${own}/?path=/story/journeys-report-a-repair-where-is-the-problem-and-what-is-wrong--refused-ssr-052`,
    );
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.locator('[data-step="reason"] [data-message="SSR052"]').first()).toBeVisible();
    // Styles come with the parts, so that one that is missing shows as a part without any.
    await expect(story.locator('button[type=submit]')).toHaveCSS('min-height', /\d\dpx/);
    // The pages that Storybook shows in that frame, without its own around them.
    const open = (id: string, viewMode: 'story' | 'docs') =>
      page.goto(`${own}/iframe.html?id=${id}&viewMode=${viewMode}`);
    await open('introduction--docs', 'docs');
    await expect(page.getByRole('heading', { name: 'The design system of Doorstep' })).toBeVisible();
    await open('design-patterns--docs', 'docs');
    await expect(page.getByRole('heading', { name: 'Something is wrong with an answer' })).toBeVisible();
    await expect(page.locator('iframe').first()).toBeAttached();
    await open('copy-messages--all', 'story');
    await expect(page.getByRole('rowheader', { name: 'SSR052' })).toBeVisible();
    expect(outside).toEqual([]);
  } finally {
    await server.close();
  }
});

test('each part, field and list has a page about it, and pages lead only to stories that there are', () => {
  const entries = entriesOf();
  const documented = new Set(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ title }) => title),
  );
  const parts = new Set(
    Object.values(entries)
      .map(({ title }) => title)
      .filter((title) => /^(Parts|Fields|Lists)\//.test(title)),
  );
  expect(parts.size).toBeGreaterThan(25);
  expect([...parts].filter((title) => !documented.has(title))).toEqual([]);

  const pages = globSync(resolve(root, '../src/stories/design/*.mdx')).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const links = pages.flatMap((page) =>
    [...page.matchAll(/\?path=\/story\/([\w-]+)/g)].map(([, id = '']) => id),
  );
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((id) => entries[id] === undefined)).toEqual([]);
});
