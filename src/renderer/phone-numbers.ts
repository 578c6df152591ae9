/** 0 or +44 with 9 or 10 further digits, in groups or not, and what stands before it: no digit and no plus. */
const phoneNumber = /(^|[^\d+])((?:\+44(?: ?\(0\))?|0)(?:[ -]?\d){9,10})(?![ -]?\d)/g;

/** A text in parts: every second one, from the second on, is a phone number that can be dialled with a tap. */
export function splitPhoneNumbers(text: string): readonly string[] {
  const parts: string[] = [];
  let end = 0;
  // Without looking behind, which browsers of early 2022 cannot.
  for (const { index, 1: before = '', 2: number = '' } of text.matchAll(phoneNumber)) {
    const start = index + before.length;
    parts.push(text.slice(end, start), number);
    end = start + number.length;
  }
  return [...parts, text.slice(end)];
}

/** The address that dials a phone number. */
export const telAddress = (number: string): string =>
  `tel:${number.replace('(0)', '').replaceAll(/[ -]/g, '')}`;
