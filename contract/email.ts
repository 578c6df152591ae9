const longest = { local: 64, domain: 48, whole: 100 } as const;

// The characters of an address as RFC 5321 allows them without quotes; the domain has at least one dot.
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** Whether a text is an e-mail address that the provider can write to. Spaces around it do not count. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  return (
    address.length <= longest.whole &&
    at <= longest.local &&
    address.length - at - 1 <= longest.domain &&
    !address.includes('-@') &&
    pattern.test(address)
  );
}
