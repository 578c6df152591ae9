import { type AddressInfo, createServer as createSmtp, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { conformPorts } from '../../../conform/ports/run.ts';
import { brokenPromises } from '../../support/broken-promises.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { serveTexts, type TextFault, textSettings } from '../../support/text-service.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function opened<Kind extends { close(): unknown }>(one: Kind): Kind {
  open.push(one);
  return one;
}

const mailSettings = ({ url }: Pick<MailServer, 'url'>) => ({
  SMTP_URL: url,
  MAIL_FROM: 'no-reply@homes.example',
});

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** A mail server that answers a verb of its own way, and else as one that takes everything. */
async function smtp(answers: Readonly<Record<string, string>>): Promise<{ readonly url: string }> {
  const server = createSmtp((socket) => {
    let isData = false;
    let rest = '';
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (piece: string) => {
      const lines = (rest + piece).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isData && line !== '.') continue;
        const verb = isData ? 'END' : (line.toUpperCase().split(/[ :]/, 1)[0] ?? '');
        isData = verb === 'DATA';
        socket.write(`${answers[verb] ?? (isData ? '354 go on' : '250 fine')}\r\n`);
      }
    });
    socket.write(`${answers.GREETING ?? '220 test'}\r\n`);
  });
  const port = await listen(server);
  opened({ close: () => server.close() });
  return { url: `smtp://127.0.0.1:${port}` };
}

it('a mail server that takes letters passes, and gets them whole', async () => {
  const server = opened(await startMailServer());
  expect(await brokenPromises('notification', mailSettings(server))).toEqual([]);
  expect(server.taken).toHaveLength(3);
  expect(server.taken.every(({ to }) => to.join() === 'conform@homes.example')).toBe(true);
});

it.each([
  ['refuses everybody', { GREETING: '554 no' }],
  ['refuses the sender', { MAIL: '550 not from you' }],
  ['refuses the recipient', { RCPT: '550 not there' }],
  ['refuses every letter when it has it', { END: '552 no' }],
])('a mail server is caught that %s', async (_, answers) => {
  expect(await brokenPromises('notification', mailSettings(await smtp(answers)))).not.toEqual([]);
});

it('a mail server is caught that is not there, and one that lets anybody in', async () => {
  expect(await brokenPromises('notification', mailSettings({ url: 'smtp://127.0.0.1:1' }))).toHaveLength(4);
  const { url } = await smtp({ EHLO: '250-test\r\n250 AUTH PLAIN', AUTH: '235 come in' });
  const named = { url: url.replace('//', '//gateway:secret@') };
  expect(await brokenPromises('notification', mailSettings(named))).toEqual(['another password is refused']);
});

const brokenByTexts = async (fault?: TextFault): Promise<readonly string[]> => {
  const service = opened(await serveTexts(fault));
  return brokenPromises('notification', textSettings(service.url));
};

it('a service for text messages that keeps every promise passes', async () => {
  expect(await brokenByTexts()).toEqual([]);
});

it.each<[TextFault, string]>([
  ['takes nothing', 'a message is taken within 10 seconds'],
  ['refuses what comes again', 'a message that comes again under its reference is no error'],
  ['takes any number', 'a number that cannot be one is refused'],
  ['takes any signature', 'who signs with another secret, or names another service, is refused'],
  ['takes any service', 'who signs with another secret, or names another service, is refused'],
  ['takes old signatures', 'what was signed an hour ago is refused'],
])('a service for text messages is caught that %s', async (fault, says) => {
  expect(await brokenByTexts(fault)).toContain(says);
});

it('settings that are missing are named, and where messages may go', async () => {
  const run = (env: Readonly<Record<string, string>>) =>
    conformPorts(['notification'], { env, mailTo: undefined, textTo: undefined });
  await expect(run({})).rejects.toThrow('SMTP_URL');
  await expect(run({ SMS_URL: 'http://127.0.0.1' })).rejects.toThrow(
    'SMS_SERVICE_ID, SMS_SECRET, SMS_TEMPLATE_ID',
  );
  await expect(run(mailSettings({ url: 'smtp://127.0.0.1' }))).rejects.toThrow('--mail-to');
  await expect(run(textSettings('http://127.0.0.1'))).rejects.toThrow('--text-to');
});
