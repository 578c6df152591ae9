import { words } from './own-words/words.ts';

/** What the parts of a home are called on the cards. */
export const assetNames = /* @__PURE__ */ words('repair-beginning.assetNames', {
  Property: 'My Property',
  'Divided Block': 'My Divided Block',
  Block: 'My Block',
  Estate: 'My Estate',
  'Estate Area': 'My Estate',
} as const);

/** The first of the parts that every report has. Which questions each asks follows from the answers. */
const part = { caption: 'part 1 of 3: the problem', title: 'The problem' } as const;

/** What the first two questions about a repair say. They come with the first screen, the other words after it. */
export const repairBeginning = /* @__PURE__ */ words('repair-beginning.repairBeginning', {
  name: 'Report a repair',

  steps: {
    property: { title: 'Which address needs the repair?', part },
    asset: { title: 'Which part needs repairing?', part },
  },

  questions: {
    address: { label: 'Which address needs the repair?' },
    asset: { label: 'Which part needs repairing?' },
  },

  operations: {
    loadResident: 'Getting your details…',
    loadAssets: 'Checking…',
    checkAsset: 'Checking…',
    resumeDraft: 'Checking…',
  },

  secondaryActions: {},

  goingBack: {
    title: 'SSR043',
    text: 'We’ll ask later questions again.',
    go: 'Go back',
    stay: 'Stay',
  },
  leaving: {
    title: 'SSR030ai',
    text: 'SSR030aii',
    save: 'Save and exit',
    leave: 'Leave without saving',
    stay: 'Return to the repair',
  },
} as const);

/** What messages about an answer call the question. The name of the crime reference is the specification's (REP-VAND-04). */
export const detailsName = /* @__PURE__ */ words('repair-beginning.detailsName', 'Details');
export const crimeReferenceName = /* @__PURE__ */ words(
  'repair-beginning.crimeReferenceName',
  'Crime reference number',
);
export const vulnerabilityName = /* @__PURE__ */ words(
  'repair-beginning.vulnerabilityName',
  'How it affects them',
);
