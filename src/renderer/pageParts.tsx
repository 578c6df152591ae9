import { app } from '../../content/app.ts';
import { provider } from '../../content/provider.ts';
import { Icon } from '../ui/Icon.tsx';
import { phone } from '../ui/icons/phone.ts';
import { LinkedText } from './LinkedText.tsx';

/** What stands around every page: whose it is, how to reach them, and their own pages. */
export const pageParts = {
  brand: { name: provider.name, href: provider.site },
  footer: (
    <div className="ds-footer-lines">
      <p>
        <Icon path={phone} />
        <span>
          <LinkedText>{app.help}</LinkedText>
        </span>
      </p>
      <p>
        <Icon path={phone} />
        <span>
          <LinkedText>{app.gasHelp}</LinkedText>
        </span>
      </p>
    </div>
  ),
  footerLinks: Object.values(provider.pages).map(({ label, path }) => ({
    label,
    href: provider.site + path,
  })),
};
