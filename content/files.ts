import { words } from './own-words/words.ts';

/** The fixed copy of the question of files: apart, because nobody reads it at the first question of a journey. */
export const filesCopy = /* @__PURE__ */ words('files.filesCopy', {
  choose: 'Choose a photo, video or document',
  another: 'Add another file',
  list: 'Your files',
  limits: 'You can add up to {max} files: {types}. Each can be up to {megabytes}MB.',
  checking: 'Checking',
  preparing: 'Getting ready to send',
  waiting: 'Waiting to send',
  sending: 'Sending',
  interrupted: 'The connection was lost. Sending goes on by itself.',
  uploaded: 'Added',
  removing: 'Removing',
  retry: 'Try again',
  remove: 'Remove',
  removed: '{name} was removed',
  status: '{name}: {status}',
  preview: 'Preview of {name}',
  underWay: 'Files still being sent',
  goOn: 'You can carry on. Keep this page open until they have been sent.',
} as const);
