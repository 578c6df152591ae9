import * as v from 'valibot';
import { defineCall } from './call.ts';
import { text } from './fields.ts';
import { v1 } from './paths.ts';

const tracked = { customerId: v.optional(text(60)), corelationId: v.optional(text(60)) };

export const trackNavigation = defineCall({
  id: 'trackNavigation',
  method: 'POST',
  path: `${v1}/tracking/navigation`,
  summary: 'A page was opened; identifiers only, never what the resident typed',
  body: v.object({ ...tracked, page: text(200) }),
  status: 202,
  public: true,
});

export const trackError = defineCall({
  id: 'trackError',
  method: 'POST',
  path: `${v1}/tracking/errors`,
  summary: 'A call failed; its status and label, and identifiers only',
  body: v.object({
    ...tracked,
    sessionId: v.optional(text(60)),
    channel: v.optional(text(40)),
    /** Such as `500 Server Error`. */
    status: text(60),
    page: v.optional(text(200)),
  }),
  status: 202,
  public: true,
});
