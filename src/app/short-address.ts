/** Longest address that is shown whole, in characters. */
const maxLength = 84;

/** An address as it is shown; cut short, the whole of it is its title. */
export const shortAddress = (address: string): { readonly label: string; readonly title?: string } =>
  address.length > maxLength
    ? { label: `${address.slice(0, maxLength)}…`, title: address }
    : { label: address };
