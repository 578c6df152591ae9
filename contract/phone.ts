/** A phone number in groups, as people say it, `07700 900 001`. What is not eleven figures in a row stays as it is. */
export function phoneInGroups(number: string): string {
  // Most area codes have five figures, some four, those that begin with 02 three. What follows is halved.
  const [, code = '', rest = ''] = /^(?=0\d{10}$)(02\d|0[389]\d\d|011\d|01\d1|\d{5})(\d+)/.exec(number) ?? [];
  const half = rest.length >> 1;
  return (code && `${code} ${rest.slice(0, half)} ${rest.slice(half)}`) || number;
}
