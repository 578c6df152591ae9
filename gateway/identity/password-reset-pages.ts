import { identityPages as words } from '../../content/identity.ts';
import { html } from './html.ts';
import {
  accountHolder,
  email as emailField,
  faultSummary,
  fieldView,
  layout,
  newPassword,
} from './page-parts.ts';
import { forgottenPath, resetPath, signInPath } from './page-paths.ts';

const { ask, sent, choose, done, over } = words.reset;

const titleWithFault = (heading: string, fault: string | undefined): string =>
  `${fault === undefined ? '' : words.errorInTitle}${heading}`;

interface Asked {
  readonly email?: string;
  readonly fault?: string | undefined;
}

/** Asks for the address that a link is sent to. */
export const askPage = ({ email = '', fault }: Asked = {}): string =>
  layout(
    titleWithFault(ask.heading, fault),
    html`${faultSummary({ email: fault })}
<h1>${ask.heading}</h1>
<p>${ask.introduction}</p>
<form method="post" action="${forgottenPath}" novalidate>
${fieldView('email', emailField, { value: email, fault })}
<div class="actions"><button type="submit">${ask.action}</button><a href="/startpage">${ask.back}</a></div>
</form>`,
  );

/** Says that a link was sent if there is an account, which it does not say. */
export const sentPage = (): string =>
  layout(
    sent.heading,
    html`<h1>${sent.heading}</h1>
<p>${sent.text}</p>
<p>${sent.notThere}</p>
<p><a href="${forgottenPath}">${sent.again}</a></p>`,
  );

interface Choosing {
  readonly token: string;
  /** The address of the account that the link is for. */
  readonly email: string;
  readonly fault?: string | undefined;
}

/** Asks for the new password. */
export const choosePage = ({ token, email, fault }: Choosing): string =>
  layout(
    titleWithFault(choose.heading, fault),
    html`${faultSummary({ newPassword: fault })}
<h1>${choose.heading}</h1>
<form method="post" action="${resetPath}" novalidate>
<input type="hidden" name="token" value="${token}">
${accountHolder(words.email, email)}
${fieldView('newPassword', newPassword, { fault })}
<div class="actions"><button type="submit">${choose.action}</button></div>
</form>`,
  );

/** Says that the new password is in force. */
export const donePage = (): string =>
  layout(
    done.heading,
    html`<h1>${done.heading}</h1>
<p>${done.text}</p>
<p><a class="button" href="${signInPath}">${done.link}</a></p>`,
  );

/** Says that a link is over. */
export const overPage = (): string =>
  layout(
    over.heading,
    html`<h1>${over.heading}</h1>
<p>${over.text}</p>
<p><a class="button" href="${forgottenPath}">${over.link}</a></p>`,
  );
