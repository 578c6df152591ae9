import { mailChecks } from './mail-server.ts';
import { type Given, type Port, type PortCheck, SettingsFault, settingsOf } from './port.ts';
import { textChecks } from './text-service.ts';

const name = 'notification';

/** Whether the environment says anything of a channel. */
const isSet = (env: Given['env'], prefix: string): boolean =>
  Object.keys(env).some((key) => key.startsWith(prefix) && (env[key] ?? '') !== '');

function ofMail({ env, mailTo }: Given): readonly PortCheck[] {
  const { SMTP_URL: url, MAIL_FROM: sender } = settingsOf(name, env, ['SMTP_URL', 'MAIL_FROM']);
  if (mailTo === undefined) throw new SettingsFault('Say with --mail-to where the e-mails may go.');
  return mailChecks({ url, sender }, mailTo);
}

function ofTexts({ env, textTo }: Given): readonly PortCheck[] {
  const settings = settingsOf(name, env, ['SMS_URL', 'SMS_SERVICE_ID', 'SMS_SECRET', 'SMS_TEMPLATE_ID']);
  if (textTo === undefined) throw new SettingsFault('Say with --text-to where the text messages may go.');
  return textChecks(
    {
      url: settings.SMS_URL,
      serviceId: settings.SMS_SERVICE_ID,
      secret: settings.SMS_SECRET,
      templateId: settings.SMS_TEMPLATE_ID,
    },
    textTo,
  );
}

/** A mail server and a service for text messages: whichever of them the environment names. */
export const notification: Port = {
  name,
  leftToPeople: [
    'delivers what it took, with £ and ’ as they are, and not as junk',
    'sends a text message once that comes twice under its reference',
    'tells a person what bounced',
  ],
  checksFor(given) {
    const hasTexts = isSet(given.env, 'SMS_');
    // Without settings of either it says that those of e-mail are missing.
    const hasMail = isSet(given.env, 'SMTP_URL') || !hasTexts;
    return [...(hasMail ? ofMail(given) : []), ...(hasTexts ? ofTexts(given) : [])];
  },
};
