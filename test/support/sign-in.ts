import type { Page } from 'playwright';
import { identityPages } from '../../content/identity.ts';

/** Signs a resident in through the identity provider's own page and waits for the dashboard. */
export async function signIn(page: Page, resident: { email: string; password: string }): Promise<void> {
  await page.goto('/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login');
  await page.getByLabel(identityPages.email, { exact: true }).fill(resident.email);
  await page.getByLabel(identityPages.password, { exact: true }).fill(resident.password);
  await page.getByRole('button', { name: identityPages.policies.B2C_1_signin.action, exact: true }).click();
  await page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname.toLowerCase() === '/customer360view' && !searchParams.has('code'),
  );
}
