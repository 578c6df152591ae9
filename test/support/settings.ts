import type { Page } from '@playwright/test';

const turned = new WeakMap<Page, Map<string, string>>();

interface Together {
  readonly settings: readonly { readonly name: string; readonly value: string }[];
}

/** The settings of a page that are answered in place of the provider, alone and with others. */
async function answersFor(page: Page): Promise<Map<string, string>> {
  const known = turned.get(page);
  if (known) return known;
  const values = new Map<string, string>();
  turned.set(page, values);
  await page.route('**/configuration/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const value = values.get(name);
    return value === undefined ? route.fallback() : route.fulfill({ json: { name, value } });
  });
  await page.route('**/configuration?*', async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const { settings } = (await response.json()) as Together;
    const json = {
      settings: settings.map(({ name, value }) => ({ name, value: values.get(name) ?? value })),
    };
    return route.fulfill({ response, json });
  });
  return values;
}

/** Turns a setting for a page in place of the provider; `null` leaves it to the provider again. */
export async function turnSetting(page: Page, name: string, value: string | null): Promise<void> {
  const values = await answersFor(page);
  if (value === null) values.delete(name);
  else values.set(name, value);
}
