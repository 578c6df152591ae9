import { app } from '../../content/app.ts';
import { provider } from '../../content/provider.ts';
import { Words } from './Words.tsx';

/** What stands around every page: whose it is, how to reach them, and their own pages. */
export const pageParts = {
  brand: { name: provider.name, href: provider.site },
  footer: (
    <div className="ds-stack">
      <p>
        <Words>{app.help}</Words>
      </p>
      <p>
        <Words>{app.gasHelp}</Words>
      </p>
    </div>
  ),
  footerLinks: Object.values(provider.pages).map(({ label, path }) => ({
    label,
    href: provider.site + path,
  })),
};
