/** Who the provider is. A provider changes its name, lines, hours, pages, colours and mark here and nowhere else. */
export const provider = {
  name: 'Harbourline Homes',
  phone: '0300 555 0100',
  hours: 'Monday to Friday 8am to 8pm and Saturday 9am to 1pm',
  opening: [
    { days: 'Monday to Friday', times: '8am to 8pm' },
    { days: 'Saturday', times: '9am to 1pm' },
    { days: 'Sundays and bank holidays', times: 'Emergencies only' },
  ],
  site: 'https://www.harbourline.example',
  directDebit: '/direct-debit',
  pages: {
    terms: { label: 'Terms and conditions', path: '/terms' },
    accessibility: { label: 'Accessibility', path: '/accessibility' },
    privacy: { label: 'Privacy', path: '/privacy' },
    cookies: { label: 'Cookies', path: '/cookies' },
  },
} as const;

/** The colours of a provider in one scheme, as `#rrggbb`. What each is for: `docs/how-to/brand.md`. */
export interface BrandColours {
  readonly brand: string;
  readonly brandDeep: string;
  readonly onBrand: string;
  readonly brandWash: string;
  readonly hero: string;
  readonly onHero: string;
  readonly onHeroSoft: string;
  readonly paper: string;
  readonly sand: string;
  readonly card: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly sun: string;
  readonly clay: string;
  readonly sea: string;
  readonly wall: string;
}

/** What the stylesheet and the icon of the portal are made of, by `npm run brand`. */
export interface Brand {
  readonly light: BrandColours;
  readonly dark: BrandColours;
  /** The mark beside the name: an SVG drawing whose colours are names of `BrandColours` in braces. */
  readonly mark: string;
}

export const brand: Brand = {
  light: {
    brand: '#0d5c5a',
    brandDeep: '#083f3e',
    onBrand: '#ffffff',
    brandWash: '#e3f0ed',
    hero: '#0a4745',
    onHero: '#ffffff',
    onHeroSoft: '#cfe6e2',
    paper: '#faf7f2',
    sand: '#f1eadd',
    card: '#ffffff',
    ink: '#1a2229',
    inkSoft: '#4c5760',
    line: '#e4dccf',
    lineStrong: '#7b7466',
    sun: '#e8b04b',
    clay: '#c8694a',
    sea: '#b9dcd6',
    wall: '#ffffff',
  },
  dark: {
    brand: '#7fd4cb',
    brandDeep: '#a9e6df',
    onBrand: '#05211f',
    brandWash: '#17332f',
    hero: '#11403d',
    onHero: '#ffffff',
    onHeroSoft: '#cfe6e2',
    paper: '#0f1618',
    sand: '#1d282a',
    card: '#182123',
    ink: '#eef2f1',
    inkSoft: '#b3c0bf',
    line: '#2e3a3b',
    lineStrong: '#8fa09c',
    sun: '#d7a347',
    clay: '#d58567',
    sea: '#2a6460',
    wall: '#33484a',
  },
  mark:
    '<path d="M4 14.5 16 4l12 10.5V21c-2 0-3 1.6-6 1.6S18 21 16 21s-3 1.6-6 1.6S6 21 4 21z" fill="{brand}"/>' +
    '<path d="M12.8 22v-4.8a3.2 3.2 0 0 1 6.4 0V22c-1.3-.5-2.1-1-3.2-1s-1.9.5-3.2 1z" fill="{sun}"/>' +
    '<path d="M4 26.6c2 0 3 1.6 6 1.6s4-1.6 6-1.6 3 1.6 6 1.6 4-1.6 6-1.6" fill="none" stroke="{brand}" ' +
    'stroke-width="2.25" stroke-linecap="round"/>',
};
