/** The messages of the dialogs that any journey can have: what stands before going back and before leaving. */
export const dialogMessages = {
  back: { title: 'SSR043' },
  exit: { title: 'SSR030ai', text: 'SSR030aii' },
} as const;
