import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import type { PortCheck } from './port.ts';

/** A service that sends text messages over HTTP, and the account of the gateway there. */
export interface TextServiceSettings {
  readonly url: string;
  readonly serviceId: string;
  readonly secret: string;
  readonly templateId: string;
}

/** The gateway waits no longer. */
const timeoutMs = 10_000;

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Seconds by the clock of this machine. */
const secondsNow = (): number => Math.floor((performance.timeOrigin + performance.now()) / 1000);

/** Says who calls, as the gateway does it: a JSON web token. */
function serviceToken({ serviceId, secret }: TextServiceSettings, issued: number): string {
  const content = `${inBase64({ typ: 'JWT', alg: 'HS256' })}.${inBase64({ iss: serviceId, iat: issued })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

interface Text {
  readonly recipient: string;
  readonly id: string;
  readonly issued?: number;
}

/** Asks the service to send a message; answers the status. Throws where it does not answer within 10 seconds. */
async function sendText(settings: TextServiceSettings, { recipient, id, issued }: Text): Promise<number> {
  const response = await fetch(settings.url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${serviceToken(settings, issued ?? secondsNow())}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      phone_number: recipient,
      template_id: settings.templateId,
      personalisation: {
        message: 'Test message of the portal’s gateway, please ignore it. £ and ’ are meant to arrive.',
      },
      reference: id,
    }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  await response.body?.cancel();
  return response.status;
}

const expectRefused = (status: number, what: string): void =>
  assert.ok(status >= 400 && status < 500, `${what} was answered ${status}`);

/** What a service for text messages promises. Two of its checks send a message. */
export function textChecks(settings: TextServiceSettings, recipient: string): readonly PortCheck[] {
  const part = 'Text messages';
  const id = randomUUID();
  const send = async (what: string): Promise<void> => {
    const status = await sendText(settings, { recipient, id });
    assert.ok(status >= 200 && status < 300, `${what} was answered ${status}`);
  };
  return [
    { part, says: 'a message is taken within 10 seconds', run: () => send('a message') },
    {
      part,
      says: 'a message that comes again under its reference is no error',
      run: () => send('the same message'),
    },
    {
      part,
      says: 'a number that cannot be one is refused',
      async run() {
        expectRefused(await sendText(settings, { recipient: '12', id: randomUUID() }), 'a message to 12');
      },
    },
    {
      part,
      says: 'who signs with another secret, or names another service, is refused',
      async run() {
        const others = [{ secret: randomUUID() }, { serviceId: randomUUID() }];
        for (const other of others)
          expectRefused(
            await sendText({ ...settings, ...other }, { recipient, id: randomUUID() }),
            'a stranger',
          );
      },
    },
    {
      part,
      says: 'what was signed an hour ago is refused',
      async run() {
        const issued = secondsNow() - 3600;
        expectRefused(await sendText(settings, { recipient, id: randomUUID(), issued }), 'an old signature');
      },
    },
  ];
}
