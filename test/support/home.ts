import { expect, type Locator, type Page } from '@playwright/test';

/** A card of Home by its title. */
export const homeCard = (page: Page, title: string): Locator =>
  page.locator('section.ds-card', { has: page.getByRole('heading', { name: title, exact: true }) });

/** Waits until no card of Home loads any more. */
export async function homeSettled(page: Page): Promise<void> {
  await expect(page.locator('.ds-home-body[data-state="shown"]').first()).toBeVisible();
  await expect(page.locator('.ds-home-body[data-state="loading"]')).toHaveCount(0);
}
