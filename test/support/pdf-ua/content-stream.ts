/** A value of a content stream, as far as checks look at it: strings and names by their letters, the rest as it is read. */
export type Operand =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly value: string }
  | { readonly kind: 'string'; readonly bytes: Uint8Array }
  | { readonly kind: 'array'; readonly items: readonly Operand[] }
  | { readonly kind: 'dictionary'; readonly entries: ReadonlyMap<string, Operand> }
  | { readonly kind: 'word'; readonly value: string };

export interface Operation {
  readonly operator: string;
  readonly operands: readonly Operand[];
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
const delimiter = /[\s()<>[\]{}/%]/;

/** Reads a decoded content stream, letter by letter (ISO 32000-1, 7.2 and 7.8). Images in line are read over. */
export function readContent(text: string): readonly Operation[] {
  let at = 0;
  const space = (): void => {
    for (;;) {
      while (at < text.length && /[\s\0]/.test(text[at] ?? '')) at += 1;
      if (text[at] !== '%') return;
      while (at < text.length && text[at] !== '\n') at += 1;
    }
  };
  const literal = (): Uint8Array => {
    const bytes: number[] = [];
    let depth = 1;
    for (at += 1; at < text.length; at += 1) {
      const letter = text[at] ?? '';
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      if (depth === 0) break;
      if (letter !== '\\') bytes.push(text.charCodeAt(at));
      else {
        at += 1;
        const octal = /^[0-7]{1,3}/.exec(text.slice(at, at + 3))?.[0];
        if (octal !== undefined) {
          bytes.push(Number.parseInt(octal, 8) % 256);
          at += octal.length - 1;
        } else if (text[at] !== '\n') bytes.push(escapes[text[at] ?? ''] ?? text.charCodeAt(at));
      }
    }
    at += 1;
    return Uint8Array.from(bytes);
  };
  const hexadecimal = (): Uint8Array => {
    const end = text.indexOf('>', at);
    const digits = text.slice(at + 1, end).replaceAll(/\s/g, '');
    at = end + 1;
    return Uint8Array.from(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
  };
  const plain = (): string => {
    const start = at;
    while (at < text.length && !delimiter.test(text[at] ?? '')) at += 1;
    return text.slice(start, at);
  };
  const until = (end: string): Operand[] => {
    const items: Operand[] = [];
    for (space(); at < text.length && !text.startsWith(end, at); space()) items.push(value());
    at += end.length;
    return items;
  };
  const dictionary = (): Operand => {
    at += 2;
    const items = until('>>');
    const entries = items.flatMap((item, index) => {
      const next = items[index + 1];
      return index % 2 === 0 && item.kind === 'name' && next ? [[item.value, next] as const] : [];
    });
    return { kind: 'dictionary', entries: new Map(entries) };
  };
  function value(): Operand {
    const letter = text[at];
    if (letter === '(') return { kind: 'string', bytes: literal() };
    if (text.startsWith('<<', at)) return dictionary();
    if (letter === '<') return { kind: 'string', bytes: hexadecimal() };
    if (letter === '[') {
      at += 1;
      return { kind: 'array', items: until(']') };
    }
    if (letter === '/') {
      at += 1;
      return { kind: 'name', value: plain() };
    }
    const word = plain();
    if (word === '') throw new Error(`a content stream cannot be read at ${at}: ${text.slice(at, at + 20)}`);
    return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)
      ? { kind: 'number', value: Number(word) }
      : { kind: 'word', value: word };
  }

  const operations: Operation[] = [];
  let operands: Operand[] = [];
  for (space(); at < text.length; space()) {
    const next = value();
    if (next.kind !== 'word' || ['true', 'false', 'null'].includes(next.value)) operands.push(next);
    else {
      if (next.value === 'ID') at = text.indexOf('EI', at);
      operations.push({ operator: next.value, operands });
      operands = [];
    }
  }
  return operations;
}
