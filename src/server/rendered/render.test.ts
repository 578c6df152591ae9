import { expect, test } from 'vitest';
import { start } from '../../../content/start.ts';
import { homePage, startPage } from '../../../journeys/shared/addresses.ts';
import { storage } from '../stand-ins/browser.ts';

test('renders the start page, and no page that is not the same for everybody', async () => {
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage });
  const { renderPublicPage } = await import('./render.tsx');
  const html = renderPublicPage('/StartPage/') ?? '';
  expect(html).toContain(`<h1 tabindex="-1">${start.title}</h1>`);
  expect(html).toBe(renderPublicPage(startPage));
  // Nothing that the content security policy refuses.
  expect(html).not.toMatch(/<script|<style| style=| on\w+=|javascript:/i);
  for (const address of ['', '/', homePage, '/nowhere']) expect(renderPublicPage(address)).toBeUndefined();
});
