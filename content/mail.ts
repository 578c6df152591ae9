import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

/** Words of the e-mails that the provider sends. Each begins with a greeting and ends with the closing. */
export const mail = /* @__PURE__ */ words('mail.mail', {
  greeting: 'Dear {name},',
  /** Where we do not say whom we write to. */
  unnamedGreeting: 'Hello,',
  closing: `${provider.name}
${provider.phone}, ${provider.hours}

This is an automatic email. We cannot read replies to it.`,
  statementRequest: {
    subject: 'Your statement for account {account}',
    body: `Here is the statement that you asked for. It is for account {account}, from {from} to {to}, and is attached as a PDF.

If you did not ask for this, call us on ${provider.phone}.`,
  },
  passwordReset: {
    subject: 'Choose a new password',
    body: `Someone asked to reset the password for this email address. To choose a new password, open this link:

{link}

The link works once, for 1 hour.

If you did not ask for this, you can ignore this email. Your password stays the same.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    body: `Your password was changed just now, and you were logged out on every device.

If you did not change it, call us on ${provider.phone}.`,
  },
  /** To the team that keeps the records of merged landlords. */
  profileUpdate: {
    subject: 'Contact details changed: {reference}',
    body: `{name} ({reference}) changed their contact details on {date} at {time}.

Email: {email}
Mobile phone: {mobile}
Home phone: {home}
Business phone: {business}

Change them in the records of the merged landlord too.`,
  },
} as const);
