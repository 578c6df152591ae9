import { join } from 'node:path';
import type { Page } from 'playwright';

/** Widths in CSS pixels: a small phone, a tablet, a laptop. */
const widths = [360, 820, 1280] as const;
const schemes = ['light', 'dark'] as const;

/** Takes the whole page at each width, light and dark; answers the files, `<name>-<width>-<scheme>.png`. */
export async function takeScreens(page: Page, folder: string, name: string): Promise<string[]> {
  const files: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const path = join(folder, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      files.push(path);
    }
  }
  return files;
}
