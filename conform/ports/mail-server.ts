import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { PortCheck } from './port.ts';

export interface MailServerSettings {
  /** As the gateway has it, with name and password where the server wants them. */
  readonly url: string;
  readonly sender: string;
}

/** After that another process of the gateway tries it. */
const timeoutMs = 60_000;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const megabyte = 1024 * 1024;

/** Says why the server did not do it, by its codes: what it says itself quotes addresses. */
function smtpReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const codes = ['code', 'responseCode'].flatMap((name) =>
    name in error ? [String(Reflect.get(error, name))] : [],
  );
  return codes.length > 0 ? codes.join(' ') : error.message;
}

type Transport = ReturnType<typeof transportOf>;

const transportOf = (url: string) =>
  nodemailer.createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });

/** Does something with a server of its own; fails by a code, and where it takes longer than 60 seconds. */
async function at(url: string, work: (transport: Transport) => Promise<unknown>): Promise<void> {
  const transport = transportOf(url);
  const began = performance.now();
  try {
    await work(transport);
  } catch (error) {
    assert.fail(`the mail server: ${smtpReason(error)}`);
  } finally {
    transport.close();
  }
  assert.ok(performance.now() - began < timeoutMs, 'the mail server took longer than 60 seconds');
}

/** A letter as the gateway writes it, which says that it is none. */
const letterTo = (recipient: string, sender: string) => ({
  messageId: `<${randomUUID()}@${sender.split('@').at(-1)}>`,
  from: sender,
  to: recipient,
  subject: 'Test message of the portal’s gateway – please ignore it',
  text: '£ and ’ are meant to arrive.\n.\nThe line before this one is a full stop.\n',
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** What a mail server promises. Three letters are sent. */
export function mailChecks({ url, sender }: MailServerSettings, recipient: string): readonly PortCheck[] {
  const part = 'E-mail';
  const letter = letterTo(recipient, sender);
  const { username } = new URL(url);
  return [
    {
      part,
      says: 'the server is reached as SMTP_URL says, and lets the gateway in',
      run: () => at(url, (transport) => transport.verify()),
    },
    { part, says: 'a letter is taken', run: () => at(url, (transport) => transport.sendMail(letter)) },
    {
      part,
      says: 'the same letter is taken again',
      run: () => at(url, (transport) => transport.sendMail(letter)),
    },
    {
      part,
      says: 'a letter with a PDF of 5 MB is taken',
      run: () =>
        at(url, (transport) =>
          transport.sendMail({
            ...letterTo(recipient, sender),
            attachments: [
              {
                filename: 'statement.pdf',
                contentType: 'application/pdf',
                content: Buffer.alloc(5 * megabyte, '%'),
              },
            ],
          }),
        ),
    },
    ...(username === ''
      ? []
      : [
          {
            part,
            says: 'another password is refused',
            async run() {
              const strange = new URL(url);
              strange.password = randomUUID();
              const isLetIn = await transportOf(strange.href)
                .verify()
                .catch(() => false);
              assert.equal(isLetIn, false, 'the server lets in who has another password');
            },
          },
        ]),
  ];
}
