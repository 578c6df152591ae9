/** A piece of a page that is safe to send as it stands. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | readonly Html[];

const unsafe: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: Part): string {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => unsafe[character] ?? '');
  return 'html' in part ? part.html : part.map((inner) => inner.html).join('');
}

/** A template of HTML: every text that is put in is escaped, every piece of HTML is not. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.reduce((page, text, index) => page + render(parts[index - 1] ?? '') + text),
});
