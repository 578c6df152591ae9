import { createHmac } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Secret } from '../secret-files.ts';
import { tracedFetch } from '../tracing/spans.ts';

/** A text message with everything that is needed to send it. */
export interface TextMessage {
  /** Stays the same however often it is tried. */
  readonly id: string;
  /** A phone number of the United Kingdom, such as `07700900123`. */
  readonly recipient: string;
  readonly body: string;
}

/** Takes text messages away. What an adapter must promise is in docs/how-to/channels.md. */
export interface TextTransport {
  /** Resolves when the message was taken. Rejects with `TextFailed`: it may be tried again. */
  send(message: TextMessage): Promise<void>;
}

/** A message was not taken. It says why by a code alone: what a service says may quote the number. */
class TextFailed extends Error {
  override readonly name = 'TextFailed';

  constructor(code: string) {
    super(`a text message could not be sent: ${code}`);
  }
}

/** A service that sends text messages, with the account of this provider there. */
export interface TextService {
  /** Where messages are posted to, such as `https://api.notifications.service.gov.uk/v2/notifications/sms`. */
  readonly url: string;
  readonly serviceId: string;
  readonly secret: Secret;
  /** The template there, whose only field is `message`. */
  readonly templateId: string;
}

const timeoutMs = 10_000;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token with which GOV.UK Notify and services like it know who calls: a JSON web token signed with the secret. */
function tokenOf({ serviceId, secret }: TextService, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000);
  const content = `${encoded({ typ: 'JWT', alg: 'HS256' })}.${encoded({ iss: serviceId, iat: issued })}`;
  return `${content}.${createHmac('sha256', secret()).update(content).digest('base64url')}`;
}

/** Hands messages to a service over HTTP. */
export const byService = (service: TextService, now: () => Date): TextTransport => ({
  async send({ id, recipient, body }) {
    const response = await tracedFetch('text messages', service.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenOf(service, now())}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        phone_number: recipient,
        template_id: service.templateId,
        personalisation: { message: body },
        reference: id,
      }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new TextFailed(error instanceof Error ? error.name : 'unknown');
    });
    await response.body?.cancel();
    if (!response.ok) throw new TextFailed(String(response.status));
  },
});

/** Writes each message into a folder, as `<id>.txt`: tried again, it is the same file. */
export const intoFolder = (folder: string): TextTransport => ({
  async send({ id, recipient, body }) {
    const file = path.join(folder, `${id}.txt`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Whoever looks into the folder sees whole messages only.
    await writeFile(`${file}.part`, `To: ${recipient}\n\n${body}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
  },
});

/** The way that this gateway sends text messages: by the service of its settings, otherwise into the data folder. */
export const textTransportOf = (
  { textService, dataDir }: { readonly textService: TextService | undefined; readonly dataDir: string },
  now: () => Date,
): TextTransport =>
  textService === undefined ? intoFolder(path.join(dataDir, 'texts')) : byService(textService, now);
