import { provider } from './provider.ts';

const closing = `${provider.name}
${provider.phone}, ${provider.hours}

This email was sent by a computer. Please do not reply to it.`;

/** A line of what is told about somebody, `-` for what there is none of. */
const line = (label: string, value: string): string => `${label}: ${value === '' ? '-' : value}`;

/** Words of the e-mails that the provider sends. */
export const mail = {
  closing,
  statementRequest: {
    subject: (account: string) => `Your statement for account ${account}`,
    body: (of: { name: string; account: string; from: string; to: string }) => `Dear ${of.name},

You asked us for a statement of account ${of.account}, from ${of.from} to ${of.to}. It comes with this email as a PDF.

Did you not ask for this? Then please call us on ${provider.phone}.

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

Please change them in the records of the merged landlord too.`,
  },
} as const;
