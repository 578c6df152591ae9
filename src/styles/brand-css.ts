import type { Brand, BrandColours } from '../../content/provider.ts';

/** `onHeroSoft` as a custom property: `--on-hero-soft`. */
const property = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const drawing = (mark: string, colours: BrandColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark.replace(
    /\{(\w+)\}/g,
    (_whole, name: string) => colours[name as keyof BrandColours],
  )}</svg>`;

const address = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replace(/[<>#"%]/g, (sign) => encodeURIComponent(sign))}")`;

/** The custom properties of one scheme, one a line. */
export const brandProperties = (colours: BrandColours, mark: string): string =>
  [
    ...Object.entries(colours).map(([name, colour]) => `${property(name)}: ${colour};`),
    `--mark: ${address(drawing(mark, colours))};`,
  ].join('\n');

const indented = (lines: string, by: string): string => lines.replace(/^/gm, by);

/** The stylesheet with the colours and the mark of a provider, for light and dark screens. */
export const brandCss = ({ light, dark, mark }: Brand): string => `:root {
${indented(brandProperties(light, mark), '  ')}
}

@media (prefers-color-scheme: dark) {
  :root {
${indented(brandProperties(dark, mark), '    ')}
  }
}
`;

/** The mark as an SVG file for a scheme. The one for light screens is also the icon of the browser’s tab. */
export const brandIcon = (brand: Brand, scheme: 'light' | 'dark'): string =>
  `${drawing(brand.mark, brand[scheme])}\n`;
