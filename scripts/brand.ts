// Writes the stylesheet and the icons that content/provider.ts describes: `npm run brand`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../content/provider.ts';
import { brandCss, brandIcon } from '../src/styles/brand-css.ts';

const root = join(import.meta.dirname, '..');
writeFileSync(join(root, 'src/styles/brand.css'), brandCss(brand));
writeFileSync(join(root, 'public/favicon.svg'), brandIcon(brand, 'light'));
writeFileSync(join(root, 'public/mark-dark.svg'), brandIcon(brand, 'dark'));
