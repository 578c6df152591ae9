import type { Page } from 'playwright';
import { identityPages } from '../../content/identity.ts';
import { residents } from '../../gateway/demo/residents.ts';

/** The resident of the demonstration with this name, to sign in as. */
export function named(name: string) {
  const found = residents.find((resident) => resident.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

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
