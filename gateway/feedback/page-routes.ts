import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxFeedbackReason } from '../../contract/feedback.ts';
import { limitRequest } from '../http/limits.ts';
import { stylesheet } from '../identity/page-files.ts';
import { readFeedbackById, saveFeedback } from './feedback.ts';
import { feedbackOfToken, feedbackRoot } from './link.ts';
import { endedPage, questionPage, thanksPage } from './pages.ts';

const page = (reply: FastifyReply, status: number, content: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(content);

/** The token is in the query, which the log leaves out. */
interface Link {
  readonly Querystring: { readonly token?: unknown };
}

type FeedbackRequest = FastifyRequest<Link>;

const tokenOf = ({ query }: FeedbackRequest): string => (typeof query.token === 'string' ? query.token : '');

const hidden = { schema: { hide: true } } as const;

/** The page on which the question about a repair is answered by a link, without signing in. */
export function feedbackPages(app: FastifyInstance): void {
  const { platform } = app;
  app.get(`${feedbackRoot}/pages.css`, hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(stylesheet),
  );

  const questionOf = async (request: FeedbackRequest) => {
    const now = platform.now();
    const id = await feedbackOfToken(platform.db, tokenOf(request), now);
    return id === undefined ? undefined : readFeedbackById(platform.db, id, now);
  };
  const actionOf = (request: FeedbackRequest): string =>
    `${feedbackRoot}?token=${encodeURIComponent(tokenOf(request))}`;

  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, done) => done(null, body),
    );

    // Asking for the page changes nothing: e-mail programs open links to look at them.
    pages.get<Link>(feedbackRoot, hidden, async (request, reply) => {
      const question = await questionOf(request);
      if (question === undefined) return page(reply, 410, endedPage());
      const { job_number: reference, is_satisfied: isSatisfied, reason } = question;
      return page(
        reply,
        200,
        questionPage(actionOf(request), { reference, isSatisfied, reason, isMissing: false }),
      );
    });

    pages.post<Link>(feedbackRoot, hidden, async (request, reply) => {
      await limitRequest(request, 'anonymous');
      const question = await questionOf(request);
      if (question === undefined) return page(reply, 410, endedPage());
      const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const satisfied = sent.get('satisfied');
      const reason = (sent.get('reason') ?? '').slice(0, maxFeedbackReason);
      if (satisfied !== 'yes' && satisfied !== 'no') {
        const form = { reference: question.job_number, isSatisfied: null, reason, isMissing: true };
        return page(reply, 400, questionPage(actionOf(request), form));
      }
      const isSatisfied = satisfied === 'yes';
      await saveFeedback(platform.db, question.id, { isSatisfied, reason }, platform.now());
      return page(reply, 200, thanksPage(actionOf(request), isSatisfied));
    });
  });
}
