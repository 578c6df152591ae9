import type { Plugin } from 'vite';
import { app } from '../content/app.ts';
import { provider } from '../content/provider.ts';
import { unloaded } from '../content/unloaded.ts';
import { fill } from '../machines/engine/index.ts';
import { splitPhoneNumbers, telAddress } from '../src/renderer/phone-numbers.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const { phone, hours } = provider;

/** A text as HTML, with its phone numbers as links. */
const html = (text: string): string =>
  splitPhoneNumbers(fill(text, { phone, hours }))
    .map((part, index) =>
      index % 2 === 1 ? `<a class="ds-tel" href="${telAddress(part)}">${part}</a>` : escapeMarkup(part),
    )
    .join('');

/** What the page says before its first script has run, by the placeholders in `index.html`. */
const texts: Readonly<Record<string, string>> = {
  provider: escapeMarkup(provider.name),
  site: escapeMarkup(provider.site),
  loading: html(app.loading),
  title: html(unloaded.title),
  text: html(unloaded.text),
  noScript: html(unloaded.noScript),
  call: html(app.callLine),
  gas: html(app.gasHelp),
};

/** Only its own placeholders: pages of tools, such as that of the browser tests, have others. */
const placeholders = new RegExp(`\\{(${Object.keys(texts).join('|')})\\}`, 'g');

/** Puts the words of `content/` into `index.html`, so that they stand there before any script runs. */
export const firstBytes = (): Plugin => ({
  name: 'first-bytes',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) => page.replace(placeholders, (_whole, name: string) => texts[name] ?? ''),
  },
});
