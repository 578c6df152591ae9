import { type BrandColours, brand } from '../../content/provider.ts';

const colours = (of: BrandColours): string => `:root {
  --paper: ${of.paper};
  --sand: ${of.sand};
  --card: ${of.card};
  --ink: ${of.ink};
  --soft: ${of.inkSoft};
  --edge: ${of.line};
  --line: ${of.lineStrong};
  --brand: ${of.brand};
  --brand-deep: ${of.brandDeep};
  --brand-wash: ${of.brandWash};
  --on-brand: ${of.onBrand};
}`;

/**
 * The stylesheet of the pages, in the colours of the provider.
 * @param rules those of `pages.css`, which name colours by what they are for
 */
export const inBrandColours = (rules: string): string => `${colours(brand.light)}
@media (prefers-color-scheme: dark) {
${colours(brand.dark)}
}
${rules}`;
