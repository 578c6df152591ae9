import { words } from './own-words/words.ts';

/** Words of the page with the photos and files of a repair. */
export const media = /* @__PURE__ */ words('media.media', {
  title: 'Photos, videos and documents',
  files: { one: '{count} file', other: '{count} files' },
  kinds: { image: 'Photo', video: 'Video', pdf: 'Document', other: 'File' },
  sentWithRecall: '{kind}, sent on {date} when you told us that it was not fixed',
  view: 'View',
  viewOf: ' {name}',
  opensNew: ' (opens in a new window)',
  close: 'Close',
  download: 'Download {name}',
  loading: 'Loading {name}…',
} as const);
