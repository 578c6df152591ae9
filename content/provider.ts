/** Who the provider is. A provider changes its name, line and pages here and nowhere else. */
export const provider = {
  name: 'Harbourline Homes',
  phone: '0300 555 0100',
  hours: 'Monday to Friday 8am to 8pm and Saturday 9am to 1pm',
  site: 'https://www.harbourline.example',
  directDebit: '/direct-debit',
  pages: {
    terms: { label: 'Terms and conditions', path: '/terms' },
    accessibility: { label: 'Accessibility', path: '/accessibility' },
    privacy: { label: 'Privacy', path: '/privacy' },
    cookies: { label: 'Cookies', path: '/cookies' },
  },
} as const;
