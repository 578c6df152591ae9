import * as v from 'valibot';

/** Body of every answer that is no success, as `application/problem+json`. `errors` names the fields and what is wrong with each. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
});

export type Problem = v.InferOutput<typeof Problem>;
