import { Virtual } from '@guidepup/virtual-screen-reader';

/** More than any page has. */
const maxPhrases = 3000;

const endOf = /^end(?: of)?\b ?/;

/** What stands within something is set in below it, instead of a line that says where it ends. */
function indented(phrases: readonly string[]): string[] {
  const lines: { readonly phrase: string; depth: number }[] = [];
  for (const phrase of phrases) {
    if (!endOf.test(phrase)) {
      lines.push({ phrase, depth: 0 });
      continue;
    }
    const begun = lines.findLastIndex(
      (line) => line.depth === 0 && line.phrase === phrase.replace(endOf, ''),
    );
    if (begun === -1) continue;
    for (const line of lines.slice(begun + 1)) line.depth += 1;
  }
  return lines.map(({ phrase, depth }) => `${'  '.repeat(depth)}${phrase}`);
}

/** Where these begin or end is not said; that a form is busy is. */
const silent = /^(?:(?:end of )?(?:main|form|paragraph)|end of form, busy)$/;

const named = 'label, legend, button';

/** Whether it is a part of what was read before as a name: of a field, a group or a button. */
const isName = (node: Node | null): boolean =>
  node instanceof Element ? node.matches('label, legend') : node?.parentElement?.closest(named) != null;

/** What a screen reader says when it comes to an element, such as its role, its name and its state. */
export async function phraseOf(element: Element): Promise<string> {
  const reader = new Virtual();
  await reader.start({ container: element });
  const phrase = await reader.lastSpokenPhrase();
  await reader.stop();
  return phrase;
}

/** Everything that a screen reader says of a part of the page, from its first to its last word. */
export async function readAloud(part: Element): Promise<readonly string[]> {
  const reader = new Virtual();
  await reader.start({ container: part });
  const first = await reader.lastSpokenPhrase();
  const phrases = [first];
  let phrase = first;
  // It goes round: behind the end comes the beginning.
  for (let count = 0; phrase !== `end of ${first}` && count < maxPhrases; count += 1) {
    await reader.next();
    phrase = await reader.lastSpokenPhrase();
    if (!isName(reader.activeNode)) phrases.push(phrase);
  }
  await reader.stop();
  return indented(phrases.filter((each) => !silent.test(each)));
}
