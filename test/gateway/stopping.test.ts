import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { handle } from '../../gateway/http/routes.ts';
import { Browser, startGateway } from '../support/gateway.ts';

const wait = defineCall({
  id: 'wait',
  method: 'GET',
  path: '/customerselfserve/api/v1/wait',
  summary: 'Answers when it is told to',
  answer: v.object({ done: v.boolean() }),
  public: true,
});

it('finishes the requests in hand before it stops', async () => {
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const gateway = await startGateway({
    domain: {
      routes: (app) =>
        handle(app, wait, async () => {
          begun.resolve();
          await release.promise;
          return { body: { done: true } };
        }),
      jobs: {
        'assign-job-number': async () => {},
        'sweep-drafts': async () => {},
        'sweep-tracking': async () => {},
        'contractor-round': async () => {},
      },
    },
  });
  const answer = new Browser(gateway.url).call(wait, {});
  await begun.promise;
  const closed = gateway.close();
  release.resolve();
  expect(await answer).toEqual({ done: true });
  await closed;
  await expect(fetch(`${gateway.url}/health`)).rejects.toThrow();
});
