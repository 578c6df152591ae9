import { identityPages as words } from '../../content/identity.ts';
import { identityRoot } from '../http/paths.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { Policy } from './policy.ts';

export type FieldName = 'email' | 'password' | 'newEmail' | 'newPassword';

interface Field {
  readonly label: string;
  readonly type: 'email' | 'password';
  readonly autocomplete: string;
  readonly hint?: string;
}

const email: Field = { label: words.email, type: 'email', autocomplete: 'username' };
const password: Field = { label: words.password, type: 'password', autocomplete: 'current-password' };
const newPassword: Field = {
  label: words.newPassword,
  type: 'password',
  autocomplete: 'new-password',
  hint: words.passwordHint,
};

/** What each page asks, in order. */
const fieldsOf: Readonly<Record<Policy, Partial<Record<FieldName, Field>>>> = {
  B2C_1_signin: { email, password },
  B2C_1_signup: { email, newPassword: { ...newPassword, label: words.password } },
  B2C_1_password: { email, password: { ...password, label: words.currentPassword }, newPassword },
  B2C_1_username: {
    email,
    password,
    newEmail: { label: words.newEmail, type: 'email', autocomplete: 'email' },
  },
};

/** What a page asks somebody: not who they are, when that is known. */
export function fieldsFor(policy: Policy, knownAs: string | undefined): Partial<Record<FieldName, Field>> {
  const { email: _who, ...others } = fieldsOf[policy];
  return knownAs === undefined ? fieldsOf[policy] : others;
}

export interface FormState {
  /** The address of whoever changes something of their own account. */
  readonly knownAs?: string | undefined;
  readonly values: Partial<Record<FieldName, string>>;
  readonly faults: Partial<Record<FieldName, string>>;
}

/** What stands at the first field of a policy's form when somebody must wait so many seconds. */
export function waitFault(policy: Policy, seconds: number, knownAs?: string): FormState['faults'] {
  const [first = 'email'] = Object.keys(fieldsFor(policy, knownAs)) as FieldName[];
  return { [first]: words.faults.wait(Math.ceil(seconds / 60)) };
}

const layout = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${words.service}</title>
<link rel="stylesheet" href="${identityRoot}/pages.css">
</head>
<body>
<header><p>${words.service}</p></header>
<main>${content}<p class="soft">${words.demonstration}</p></main>
</body>
</html>`.html;

function fieldOf(name: FieldName, field: Field, { values, faults }: FormState): Html {
  const fault = faults[name];
  const described = [field.hint ? `${name}-hint` : '', fault ? `${name}-error` : '']
    .filter(Boolean)
    .join(' ');
  return html`<div class="field">
<label for="${name}">${field.label}</label>
${field.hint ? html`<p class="soft" id="${name}-hint">${field.hint}</p>` : ''}
${fault ? html`<p class="error" id="${name}-error">${fault}</p>` : ''}
<input id="${name}" name="${name}" type="${field.type}" autocomplete="${field.autocomplete}" spellcheck="false"
 autocapitalize="none" maxlength="254" value="${field.type === 'password' ? '' : (values[name] ?? '')}"
${described ? html` aria-describedby="${described}"` : ''}${fault ? html` aria-invalid="true"` : ''}>
</div>`;
}

function summaryOf(faults: FormState['faults']): Html | string {
  const links = Object.entries(faults).map(([name, fault]) => html`<li><a href="#${name}">${fault}</a></li>`);
  if (links.length === 0) return '';
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>${words.problemHeading}</h2>
<ul>${links}</ul>
</div>`;
}

/** Who is changing something: also for a password manager, which keeps the new password under it. */
const who = (knownAs: string): Html => html`<div class="field">
<label for="email">${words.signedInAs}</label>
<input id="email" type="email" autocomplete="username" readonly value="${knownAs}">
</div>`;

/** The page of a policy. `action` is where its form goes. */
export function policyPage(policy: Policy, action: string, state: FormState): string {
  const page = words.policies[policy];
  const { knownAs } = state;
  const fields = Object.entries(fieldsFor(policy, knownAs)).map(([name, field]) =>
    fieldOf(name as FieldName, field, state),
  );
  const failed = Object.keys(state.faults).length > 0;
  return layout(
    `${failed ? words.errorInTitle : ''}${page.heading}`,
    html`${summaryOf(state.faults)}
<h1>${page.heading}</h1>
${'introduction' in page ? html`<p>${page.introduction}</p>` : ''}
<form method="post" action="${action}" novalidate>
${knownAs === undefined ? '' : who(knownAs)}
${fields}
<div class="actions">
<button type="submit">${page.action}</button>
<button type="submit" class="quiet" formaction="${action}/cancel">${words.cancel}</button>
</div>
</form>`,
  );
}

/** What a visitor sees when a page is no longer good, or the request makes no sense. */
export const problemPage = (): string =>
  layout(
    words.expired.heading,
    html`<h1>${words.expired.heading}</h1>
<p>${words.expired.text}</p>
<p><a href="/startpage">${words.expired.link}</a></p>`,
  );
