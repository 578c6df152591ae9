import { expect, type Locator, type Page } from '@playwright/test';
import { controls } from '../../content/controls.ts';

/** The button of the menu that logs out. */
export const logOutOf = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: controls.logOut });

/**
 * The session is watched once the portal's own menu is there. That of the page from the server is there before: a clock that is
 * moved then ends the reads that the portal still waits for.
 */
export const expectWatched = (page: Page): Promise<void> =>
  expect(page.locator('#root:not([data-rendered])').filter({ has: logOutOf(page) })).toBeVisible();
