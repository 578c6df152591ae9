/** What is newer than a browser served and yet does no harm, each with the reason. */
export const exemptions: Readonly<Record<string, string>> = {
  // Scripts.
  cancelIdleCallback: 'called only where requestIdleCallback was found',
  '.throwIfAborted': 'added where it is absent, by src/app/missing-apis.ts',
  '.startViewTransition': 'React calls it for a ViewTransition, and no part of the portal is one',
  '.skipTransition': 'as startViewTransition',
  // Methods of our own or of a library, which have the name of a browser's.
  '.build': 'XState, not a browser',
  '.createContext': 'React, not WebNN',
  '.format': 'Intl.DateTimeFormat and the like, which are older than the newest owner of the name',
  '.grow': 'valibot, not a memory',
  '.handle': 'libheif, not a file',
  '.subscribe': 'XState and TanStack Query, not push',
  // Style sheets: where it is absent the page is whole, and something is less fine.
  ':has': 'marks of what is chosen; what has the focus is shown in another way (@supports)',
  '@container': 'the tools of a list wrap by themselves',
  'container-type': 'as @container',
  '@page': 'margins on paper',
  size: 'of paper, as @page',
  'accent-color': 'boxes and circles have the colour of the system',
  'forced-color-adjust': 'colours of the brand yield to those of the system',
  outline: 'Safari 15 draws corners that are not round',
  resize: 'a phone has no corner to pull',
  'text-size-adjust': 'for phones that enlarge text by themselves; others do not',
  'text-wrap': 'headings break less evenly',
};
