import type { FastifyInstance } from 'fastify';
import { count } from '../http/limits.ts';
import { normalEmail } from './accounts.ts';
import { fieldFault } from './forms.ts';
import { donePath, forgottenPath, resetPath, sentPath } from './page-paths.ts';
import { sendPage } from './page-scope.ts';
import { waitInWords } from './pages.ts';
import { emailOfReset, requestPasswordReset, resetPassword } from './password-reset.ts';
import { askPage, choosePage, donePage, overPage, sentPage } from './password-reset-pages.ts';

const longestToken = 1000;

const fieldsOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(typeof body === 'string' ? body : '');

const tokenIn = (fields: URLSearchParams): string => (fields.get('token') ?? '').slice(0, longestToken);

/** The pages for somebody who forgot the password: a link is asked for, sent by e-mail, and leads to a new one. */
export function passwordResetRoutes(app: FastifyInstance): void {
  const { platform } = app;

  app.get(forgottenPath, async (_request, reply) => sendPage(reply, 200, askPage()));
  app.get(sentPath, async (_request, reply) => sendPage(reply, 200, sentPage()));
  app.get(donePath, async (_request, reply) => sendPage(reply, 200, donePage()));

  app.post(forgottenPath, async (request, reply) => {
    const email = (fieldsOf(request.body).get('email') ?? '').slice(0, 254);
    const fault = fieldFault('email', email);
    if (fault !== undefined) return sendPage(reply, 400, askPage({ email, fault }));
    const asked = {
      limit: 'passwordReset',
      account: normalEmail(email),
      address: request.ip,
      units: 1,
    } as const;
    const wait = await count(platform, asked);
    if (wait > 0) {
      reply.header('retry-after', String(wait));
      return sendPage(reply, 429, askPage({ email, fault: waitInWords(wait) }));
    }
    await requestPasswordReset(platform, email);
    return reply.redirect(sentPath, 303);
  });

  app.get(resetPath, async (request, reply) => {
    const token = tokenIn(new URLSearchParams(new URL(request.url, 'http://localhost').search));
    const email = await emailOfReset(platform, token);
    return email === undefined
      ? sendPage(reply, 400, overPage())
      : sendPage(reply, 200, choosePage({ token, email }));
  });

  app.post(resetPath, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const token = tokenIn(fields);
    const password = fields.get('newPassword') ?? '';
    const fault = fieldFault('newPassword', password);
    if (fault !== undefined) {
      const email = await emailOfReset(platform, token);
      return email === undefined
        ? sendPage(reply, 400, overPage())
        : sendPage(reply, 400, choosePage({ token, email, fault }));
    }
    return (await resetPassword(platform, token, password))
      ? reply.redirect(donePath, 303)
      : sendPage(reply, 400, overPage());
  });
}
