import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { Secret } from '../secret-files.ts';
import { traced } from '../tracing/spans.ts';

/** An e-mail with everything that is needed to send it. */
export interface Letter {
  /** Stays the same however often it is tried. */
  readonly id: string;
  readonly sender: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  readonly file: { readonly name: string; readonly type: string; readonly content: Buffer } | null;
  readonly writtenAt: Date;
}

/** Takes letters away. */
export interface MailTransport {
  /** Resolves when the letter was taken. Rejects with `MailFailed`: it may be tried again. */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}

/** A letter was not taken. It says why by a code alone: what a mail server says quotes addresses. */
class MailFailed extends Error {
  override readonly name = 'MailFailed';
  readonly code: string;

  constructor(error: unknown) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    super(`an e-mail could not be sent: ${code}`);
    this.code = code;
  }
}

/** The mail server is tried so long, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Letters carry no file of this machine and fetch nothing, whatever stands in them. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

const messageOf = (letter: Letter) => ({
  messageId: `<${letter.id}@${letter.sender.split('@').at(-1)}>`,
  date: letter.writtenAt,
  from: letter.sender,
  to: letter.recipient,
  ...(letter.replyTo === null ? {} : { replyTo: letter.replyTo }),
  subject: letter.subject,
  text: letter.body,
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...(letter.file === null
    ? {}
    : {
        attachments: [
          { filename: letter.file.name, contentType: letter.file.type, content: letter.file.content },
        ],
      }),
});

/** Hands letters to a mail server. */
function bySmtp(address: Secret): MailTransport {
  const open = (url: string) => ({
    url,
    transport: nodemailer.createTransport({ url, ...patience, ...closed }),
    host: { 'server.address': new URL(url).hostname },
  });
  let opened = open(address());
  return {
    async send(letter) {
      const url = address();
      // The one before closes each connection after its letter.
      if (opened.url !== url) opened = open(url);
      const { host, transport } = opened;
      await traced('mail server', host, () => transport.sendMail(messageOf(letter))).catch(
        (error: unknown) => {
          throw new MailFailed(error);
        },
      );
    },
    close: async () => opened.transport.close(),
  };
}

/** Writes each letter into a folder, as `<id>.eml`: tried again, it is the same file. */
function intoFolder(folder: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, ...closed });
  return {
    async send(letter) {
      try {
        const { message } = await transport.sendMail(messageOf(letter));
        const file = path.join(folder, `${letter.id}.eml`);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Whoever looks into the folder sees whole letters only.
        await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        throw new MailFailed(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** Where letters are written while no mail server is configured. */
export const mailFolder = (config: Pick<Config, 'dataDir'>): string => path.join(config.dataDir, 'mail');

export const createMailTransport = (config: Pick<Config, 'smtpUrl' | 'dataDir'>): MailTransport =>
  config.smtpUrl === undefined ? intoFolder(mailFolder(config)) : bySmtp(config.smtpUrl);
