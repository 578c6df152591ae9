/**
 * A postcode of the United Kingdom that somebody typed, as it is written: `M1 1AE`. Undefined for what has not its shape;
 * whether there is one, only a register of addresses knows.
 */
export function postcodeOfText(typed: string): string | undefined {
  const plain = typed.replace(/[\s.-]/g, '').toUpperCase();
  const [, outward, inward] = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[ABD-HJLNP-UW-Z]{2})$/.exec(plain) ?? [];
  return outward === undefined ? undefined : `${outward} ${inward}`;
}
