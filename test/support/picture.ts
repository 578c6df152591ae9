/** What React numbers anew for each page, such as the id that ties a label to its field. */
const numbered = /_r_[\da-z]+_/g;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const stateOf = (field: Field): readonly unknown[] => [
  field.value,
  ...(field instanceof HTMLInputElement ? [field.checked, field.indeterminate] : []),
];

const startTag = (element: Element): string => (element.cloneNode() as Element).outerHTML;

/**
 * Everything that axe could tell two pages of this document apart by: elements with their attributes, what is entered, what has
 * the focus, the window, and the scheme of colours. Two pages of one picture differ at most in the numbers that React gives.
 */
export function pictureOf({ documentElement, body, activeElement }: Document): string {
  const fields = [...body.querySelectorAll<Field>('input, textarea, select')].map(stateOf);
  const parts = [
    startTag(documentElement),
    startTag(body),
    body.innerHTML,
    JSON.stringify(fields),
    activeElement ? startTag(activeElement) : '',
    `${innerWidth} ${innerHeight} ${matchMedia('(prefers-color-scheme: dark)').matches}`,
  ].join('\n');
  const numbers = new Map<string, string>();
  return parts.replaceAll(numbered, (id) => {
    const number = numbers.get(id) ?? `_r_${numbers.size}_`;
    numbers.set(id, number);
    return number;
  });
}
