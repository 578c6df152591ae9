import { words } from './own-words/words.ts';

/** Words of the copy that residents get of everything that is held about them. */
export const personalData = /* @__PURE__ */ words('personal-data.personalData', {
  title: 'Everything we hold about you',
  madeAt: 'Made on {time}.',
  introduction: 'The same is in data.json, for programs. Files that you sent are in the folder files.',
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  rows: { one: '{count} entry', other: '{count} entries' },
  contents: 'Contents',
  files: 'Files',
});
