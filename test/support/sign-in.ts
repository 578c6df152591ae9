import type { Page } from 'playwright';
import { residents } from '../../gateway/demo/residents.ts';

/** The resident of the demonstration with this name, to sign in as. */
export function named(name: string) {
  const found = residents.find((resident) => resident.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

/**
 * Signs a resident in and waits for the dashboard. The identity provider's own page, which has tests of its own, is
 * passed without being drawn: the page begins where the provider sends it back to.
 */
export async function signIn(page: Page, resident: { email: string; password: string }): Promise<void> {
  const { request } = page.context();
  const form = await request.get('/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login');
  const { email, password } = resident;
  const back = await request.post(form.url(), { form: { email, password } });
  await page.goto(back.url());
  await page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname.toLowerCase() === '/customer360view' && !searchParams.has('code'),
  );
}
