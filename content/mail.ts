import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

const closing = `${provider.name}
${provider.phone}, ${provider.hours}

This is an automatic email. We cannot read replies to it.`;

/** A line of what is told about somebody, `-` for what there is none of. */
const line = (label: string, value: string): string => `${label}: ${value === '' ? '-' : value}`;

/** Words of the e-mails that the provider sends. */
export const mail = /* @__PURE__ */ words('mail.mail', {
  closing,
  greeting: (name: string) => `Dear ${name},`,
  statementRequest: {
    subject: (account: string) => `Your statement for account ${account}`,
    body: (of: { name: string; account: string; from: string; to: string }) => `Dear ${of.name},

Here is the statement that you asked for. It is for account ${of.account}, from ${of.from} to ${of.to}, and is attached as a PDF.

If you did not ask for this, call us on ${provider.phone}.

${closing}`,
  },
  passwordReset: {
    subject: 'Choose a new password',
    body: (link: string) => `Hello,

Someone asked to reset the password for this email address. To choose a new password, open this link:

${link}

The link works once, for 1 hour.

If you did not ask for this, you can ignore this email. Your password stays the same.

${closing}`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    body: `Hello,

Your password was changed just now, and you were logged out on every device.

If you did not change it, call us on ${provider.phone}.

${closing}`,
  },
  profileUpdate: {
    subject: (reference: string) => `Contact details changed: ${reference}`,
    body: (of: {
      name: string;
      reference: string;
      date: string;
      time: string;
      email: string;
      mobile: string;
      home: string;
      business: string;
    }) => `${of.name} (${of.reference}) changed their contact details on ${of.date} at ${of.time}.

${line('Email', of.email)}
${line('Mobile phone', of.mobile)}
${line('Home phone', of.home)}
${line('Business phone', of.business)}

Change them in the records of the merged landlord too.`,
  },
} as const);
