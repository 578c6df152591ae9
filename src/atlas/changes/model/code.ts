import { type Code, type CodeBook, codeKey, type SectionName } from './description.ts';

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * The code of an item, as the part of it that it may be written with.
 * @param values everything that the item holds; what is no function says nothing
 */
export function codeOf(
  book: CodeBook | undefined,
  section: SectionName,
  id: string,
  values: readonly unknown[],
): { readonly code?: Code } {
  const source = book?.[codeKey(section, id)];
  const functions = values
    .filter((value) => typeof value === 'function')
    .map((value) => onOneLine(String(value)))
    .join('; ');
  if (functions === '' && !source) return {};
  return { code: { functions, ...(source ? { source } : {}) } };
}

/** Code as it is shown. */
export const textOfCode = ({ functions, source }: Code): string => source?.text ?? functions;

/** Whether code is the same, besides what it calls; compared by its source where that was found in both versions. */
export const isSameCode = (was: Code, now: Code): boolean =>
  was.source && now.source ? was.source.shape === now.source.shape : was.functions === now.functions;
