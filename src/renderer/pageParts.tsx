import { app } from '../../content/app.ts';
import { provider } from '../../content/provider.ts';
import { LinkedText } from './LinkedText.tsx';

/** What stands around every page: whose it is, how to reach them, and their own pages. */
export const pageParts = {
  brand: { name: provider.name, href: provider.site },
  footer: (
    <div className="ds-stack">
      <p>
        <LinkedText>{app.help}</LinkedText>
      </p>
      <p>
        <LinkedText>{app.gasHelp}</LinkedText>
      </p>
    </div>
  ),
  footerLinks: Object.values(provider.pages).map(({ label, path }) => ({
    label,
    href: provider.site + path,
  })),
};
