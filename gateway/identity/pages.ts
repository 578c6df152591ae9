import { identityPages as words } from '../../content/identity.ts';
import { counted } from '../../contract/language.ts';
import type { Problem } from '../http/problem.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import {
  accountHolder,
  email,
  type Field,
  faultSummary,
  fieldView,
  layout,
  newPassword,
  password,
  withPhones,
} from './page-parts.ts';
import { forgottenPath, signInPath, signUpPath } from './page-paths.ts';
import type { Policy } from './policy.ts';

export type FieldName = 'email' | 'password' | 'newEmail' | 'newPassword';

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

/** What is said to somebody who must wait so many seconds. */
export const waitInWords = (seconds: number): string => counted(Math.ceil(seconds / 60), words.faults.wait);

/** What stands at the first field of a policy's form when somebody must wait so many seconds. */
export function waitFault(policy: Policy, seconds: number, knownAs?: string): FormState['faults'] {
  const [first = 'email'] = Object.keys(fieldsFor(policy, knownAs)) as FieldName[];
  return { [first]: waitInWords(seconds) };
}

/** The link to the pages for somebody who forgot the password. */
const forgottenLink = (): Html =>
  html`<p class="after-field"><a href="${forgottenPath}">${words.forgotten}</a></p>`;

const other = (
  { question, link }: { readonly question: string; readonly link: string },
  href: string,
): Html => html`<p class="other">${question} <a href="${href}">${link}</a></p>`;

/** What stands below the form of a policy. */
const below: Readonly<Record<Policy, () => Html | string>> = {
  B2C_1_signin: () => html`<p class="soft">${words.sharedDevice}</p>${other(words.register, signUpPath)}`,
  B2C_1_signup: () => other(words.signIn, signInPath),
  B2C_1_password: () => '',
  B2C_1_username: () => '',
};

/** The page of a policy. `action` is where its form goes. */
export function policyPage(policy: Policy, action: string, state: FormState): string {
  const page = words.policies[policy];
  const { knownAs } = state;
  const fields = Object.entries(fieldsFor(policy, knownAs)).map(([name, field]) =>
    fieldView(name, field, {
      value: state.values[name as FieldName],
      fault: state.faults[name as FieldName],
    }),
  );
  const failed = Object.keys(state.faults).length > 0;
  return layout(
    `${failed ? words.errorInTitle : ''}${page.heading}`,
    html`${faultSummary(state.faults)}
<h1>${page.heading}</h1>
${'introduction' in page ? html`<p>${page.introduction}</p>` : ''}
<form method="post" action="${action}" novalidate>
${knownAs === undefined ? '' : accountHolder(words.signedInAs, knownAs)}
${fields}
${policy === 'B2C_1_signin' ? forgottenLink() : ''}
<div class="actions">
<button type="submit">${page.action}</button>
<button type="submit" class="quiet" formaction="${action}/cancel">${words.cancel}</button>
</div>
</form>
${below[policy]()}`,
  );
}

/** Why somebody cannot go on with signing in, by the problem that it is. */
function reasonOf({ status, retryAfter }: Pick<Problem, 'status' | 'retryAfter'>) {
  if (status === 429) return { ...words.tooOften, text: waitInWords(retryAfter ?? 60) };
  return status >= 500 ? words.away : words.expired;
}

/** What a visitor sees who cannot go on: why, what to do, and the number to call. */
export function problemPage(problem: Pick<Problem, 'status' | 'retryAfter'>): string {
  const { heading, text } = reasonOf(problem);
  return layout(
    heading,
    html`<h1>${heading}</h1>
<p>${text}</p>
<p>${withPhones(words.call)}</p>
<p><a href="/startpage">${words.toStart}</a></p>`,
    '',
  );
}
