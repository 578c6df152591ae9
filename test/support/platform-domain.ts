import * as v from 'valibot';
import { defineCall } from '../../contract/call.ts';
import type { Domain } from '../../gateway/gateway.ts';
import { entityTag, requireCurrent } from '../../gateway/http/entity-tags.ts';
import { type Handler, handle } from '../../gateway/http/routes.ts';
import { noJobs } from './quiet-domain.ts';

const root = '/customerselfserve/api/v1/platform-test';

/** Answers what it was sent, who sent it, and more than its answer may hold. */
export const echo = defineCall({
  id: 'echo',
  method: 'POST',
  path: `${root}/echo`,
  body: v.object({ text: v.pipe(v.string(), v.maxLength(20)), count: v.optional(v.number()) }),
  answer: v.object({ customerId: v.string(), text: v.string() }),
});

/** Adds a note once for a key. */
export const addTestNote = defineCall({
  id: 'addTestNote',
  method: 'POST',
  path: `${root}/notes`,
  body: v.object({ text: v.string() }),
  answer: v.object({ number: v.number() }),
  status: 201,
  needsIdempotencyKey: true,
  answersEntityTag: true,
});

/** Needs the entity tag of version 3. */
export const changeTagged = defineCall({
  id: 'changeTagged',
  method: 'PATCH',
  path: `${root}/tagged/:number`,
  params: v.object({ number: v.pipe(v.string(), v.regex(/^\d+$/)) }),
  answer: v.object({ eTagSeen: v.string() }),
  needsEntityTag: true,
  answersEntityTag: true,
});

/** Breaks, with words that must stay inside. */
export const breakDown = defineCall({
  id: 'breakDown',
  method: 'GET',
  path: `${root}/break`,
  answer: v.object({}),
  public: true,
});

/** Answers another shape than agreed. */
export const misanswer = defineCall({
  id: 'misanswer',
  method: 'GET',
  path: `${root}/misanswer`,
  answer: v.object({ number: v.pipe(v.number(), v.integer()) }),
  public: true,
});

/** Few calls of every sort, to try the platform without the provider's own. Notes are rows of `configuration`. */
export const platformDomain: Domain = {
  routes(app) {
    handle(app, echo, async ({ customerId, body }) => {
      const more = { customerId, text: body.text, secret: 'not in the answer' };
      return { body: more };
    });
    const addNote: Handler<typeof addTestNote> = async ({ customerId, body, once }) =>
      once(async (transaction) => {
        const name = `${customerId}/${crypto.randomUUID()}`;
        await transaction.insertInto('configuration').values({ name, value: body.text }).execute();
        if (body.text === 'fail') throw new Error('after the effect');
        const { count } = await transaction
          .selectFrom('configuration')
          .select((where) => where.fn.countAll<string>().as('count'))
          .where('name', 'like', `${customerId}/%`)
          .executeTakeFirstOrThrow();
        return { body: { number: Number(count) }, location: name, eTag: entityTag(1) };
      });
    // Settings are the provider's to write.
    handle(app, addTestNote, addNote, { reach: 'all' });
    handle(app, changeTagged, async ({ eTag }) => {
      requireCurrent(eTag, 3);
      return { body: { eTagSeen: eTag }, eTag: entityTag(4) };
    });
    handle(app, breakDown, async () => {
      throw new Error('select * from secret_table failed in /srv/secret/path');
    });
    handle(app, misanswer, async () => ({ body: { number: 1.5 } }));
  },
  jobs: noJobs,
};
