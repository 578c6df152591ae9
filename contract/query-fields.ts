import * as v from 'valibot';

/** A whole number in a query: a number here, digits on the wire. */
export const queryNumber = (max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,8}$/))]),
    v.transform(Number),
    v.integer(),
    v.minValue(0),
    v.maxValue(max),
  );

/** Yes or no in a query: a boolean here, `true` or `false` on the wire. */
export const QueryFlag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
);
