import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type TextFault =
  | 'takes nothing'
  | 'refuses what comes again'
  | 'takes any number'
  | 'takes any signature'
  | 'takes any service'
  | 'takes old signatures';

const serviceId = 'the service';
const secret = 'the secret';

/** Settings of a gateway that sends its text messages there. */
export const textSettings = (url: string) => ({
  SMS_URL: url,
  SMS_SERVICE_ID: serviceId,
  SMS_SECRET: secret,
  SMS_TEMPLATE_ID: 'the template',
});

/** Whether a token says who calls, and when, and is signed. */
function isBelieved({ headers }: IncomingMessage, fault: TextFault | undefined): boolean {
  const [, head = '', claims = '', signature] =
    /^Bearer (.+)\.(.+)\.(.+)$/.exec(headers.authorization ?? '') ?? [];
  const { iss, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const right = createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url');
  const isYoung = Math.abs((performance.timeOrigin + performance.now()) / 1000 - iat) < 30;
  return (
    (signature === right || fault === 'takes any signature') &&
    (iss === serviceId || fault === 'takes any service') &&
    (isYoung || fault === 'takes old signatures')
  );
}

/** A service for text messages that keeps every promise but one. */
export async function serveTexts(fault?: TextFault): Promise<{ readonly url: string; close(): void }> {
  const taken = new Set<string>();
  const statusFor = (request: IncomingMessage, body: string): number => {
    const { phone_number: number, reference } = JSON.parse(body);
    if (fault === 'takes nothing') return 503;
    if (!isBelieved(request, fault)) return 403;
    if (!/^07\d{9}$/.test(number) && fault !== 'takes any number') return 400;
    if (taken.has(reference) && fault === 'refuses what comes again') return 409;
    taken.add(reference);
    return 201;
  };
  const server = createServer(async (request, response) => {
    response.writeHead(statusFor(request, await text(request))).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
