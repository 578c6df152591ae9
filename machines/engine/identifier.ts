const articles = new Set(['a', 'an', 'the']);

/** Words as an identifier: `the repair is an emergency` is `repairIsEmergency`. */
function identifier(words: string): string {
  const parts = words
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && !articles.has(part.toLowerCase()));
  const [first = 'it', ...more] = parts;
  return [lowerFirst(first), ...more.map((part) => upperFirst(part))].join('');
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Gives different words different identifiers, and the same words the same one. */
export class Identifiers {
  readonly #names = new Map<string, string>();
  readonly #used = new Set<string>();

  of(words: string): string {
    const known = this.#names.get(words);
    if (known !== undefined) return known;
    const plain = identifier(words);
    let name = plain;
    for (let number = 2; this.#used.has(name); number += 1) name = `${plain}${number}`;
    this.#used.add(name);
    this.#names.set(words, name);
    return name;
  }
}
