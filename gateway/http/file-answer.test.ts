import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendFile } from './file-answer.ts';

it('goes out under its name, to be looked at and not to be run', async () => {
  const app = Fastify();
  const content = Buffer.from('%PDF-1.7');
  app.get('/', (_request, reply) =>
    sendFile(reply, 'application/pdf', { name: 'Café "1" (2).pdf', content }),
  );
  const { headers, rawPayload } = await app.inject('/');
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="Caf_ _1_ (2).pdf"; filename*=UTF-8''Caf%C3%A9%20%221%22%20(2).pdf`,
    'content-security-policy':
      "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  });
  expect(rawPayload).toEqual(content);
});
