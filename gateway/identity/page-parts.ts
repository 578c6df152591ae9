import { identityPages as words } from '../../content/identity.ts';
import { provider } from '../../content/provider.ts';
import { language } from '../../contract/language.ts';
import { identityRoot } from '../http/paths.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';

export interface Field {
  readonly label: string;
  readonly type: 'email' | 'password';
  readonly autocomplete: string;
  readonly hint?: string;
}

/** What stands at a field: what was typed, and what is wrong with it. */
export interface FieldState {
  readonly value?: string | undefined;
  readonly fault?: string | undefined;
}

/** The address that somebody signs in with. */
export const email: Field = { label: words.email, type: 'email', autocomplete: 'username' };
/** The password of an account that there is. */
export const password: Field = { label: words.password, type: 'password', autocomplete: 'current-password' };

/** A password that is chosen. */
export const newPassword: Field = {
  label: words.newPassword,
  type: 'password',
  autocomplete: 'new-password',
  hint: words.passwordHint,
};

/** A text with its phone numbers as links. */
export const withPhones = (text: string): Html[] =>
  text
    .split(/(\b0\d{3} \d{3} \d{3,4}\b)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="tel:${part.replaceAll(' ', '')}">${part}</a>` : html`${part}`,
    );

const footer = (note: string): Html => html`<footer>
<div class="row">
<p>${withPhones(words.help)}</p>
<p>${withPhones(words.gasHelp)}</p>
<nav aria-label="${words.footer}"><ul>${Object.values(provider.pages).map(
  ({ label, path }) => html`<li><a href="${provider.site}${path}">${label}</a></li>`,
)}</ul></nav>
${note === '' ? '' : html`<p>${note}</p>`}
</div>
</footer>`;

/**
 * A whole page.
 * @param note what stands at its foot: unless told, that this provider is a demonstration
 */
export const layout = (title: string, content: Html, note: string = words.demonstration): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${words.service}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${identityRoot}/pages.css">
<script src="${identityRoot}/show-password.js" defer></script>
</head>
<body>
<header><p class="row"><a href="/startpage"><picture><source srcset="/mark-dark.svg" media="(prefers-color-scheme: dark)"><img src="/favicon.svg" alt="" width="32" height="32"></picture>${words.service}</a></p></header>
<main>${content}</main>
${footer(note)}
</body>
</html>`.html;

// Hidden until the script that it needs has come.
const showButton = (
  name: string,
): Html => html`<button type="button" class="show" hidden aria-controls="${name}"
 data-show="${words.showPassword}" data-hide="${words.hidePassword}"
 data-shown="${words.passwordShown}" data-hidden="${words.passwordHidden}"><span>${words.showPassword}</span>
<span class="unseen">${words.showsPassword}</span></button>
<span class="unseen" role="status"></span>`;

/** A field with its label, and beside one for a password the button that shows it. */
export function fieldView(name: string, field: Field, { value, fault }: FieldState): Html {
  const described = [field.hint ? `${name}-hint` : '', fault ? `${name}-error` : '']
    .filter(Boolean)
    .join(' ');
  return html`<div class="field">
<label for="${name}">${field.label}</label>
${field.hint ? html`<p class="soft" id="${name}-hint">${field.hint}</p>` : ''}
${fault ? html`<p class="error" id="${name}-error">${fault}</p>` : ''}
<div class="entry"><input id="${name}" name="${name}" type="${field.type}" autocomplete="${field.autocomplete}" spellcheck="false"
 autocapitalize="none" maxlength="254" value="${field.type === 'password' ? '' : (value ?? '')}"
${described ? html` aria-describedby="${described}"` : ''}${fault ? html` aria-invalid="true"` : ''}>
${field.type === 'password' ? showButton(name) : ''}</div>
</div>`;
}

/** What is wrong with the fields, before the heading; nothing where nothing is. */
export function faultSummary(faults: Readonly<Record<string, string | undefined>>): Html | string {
  const links = Object.entries(faults).flatMap(([name, fault]) =>
    fault === undefined ? [] : [html`<li><a href="#${name}">${fault}</a></li>`],
  );
  if (links.length === 0) return '';
  return html`<section class="summary" tabindex="-1" autofocus aria-labelledby="problem" aria-describedby="problems">
<h2 id="problem">${words.problemHeading}</h2>
<ul id="problems">${links}</ul>
</section>`;
}

/** Whose account it is: also for a password manager, which keeps the new password under it. */
export const accountHolder = (label: string, address: string): Html => html`<div class="field">
<label for="email">${label}</label>
<input id="email" type="email" autocomplete="username" readonly value="${address}">
</div>`;
