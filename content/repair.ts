import { contact } from './contact.ts';
import { words } from './own-words/words.ts';
import { repairBeginning } from './repair-beginning.ts';

const parts = {
  problem: repairBeginning.steps.asset.part,
  people: { caption: 'part 2 of 3: you and your household', title: 'You and your household' },
  check: { caption: 'part 3 of 3: check and send', title: 'Check and send' },
} as const;

const yesOrNo = { yes: { label: 'Yes' }, no: { label: 'No' } };

/** Copy of the journey that reports a repair. `{name}` is filled in with what is known. */
export const repair = /* @__PURE__ */ words('repair.repair', {
  ...repairBeginning,

  steps: {
    ...repairBeginning.steps,
    reason: { title: 'Where is the problem and what is wrong?', part: parts.problem },
    followUp: { title: 'One more question', part: parts.problem },
    emergency: { title: 'Can someone let us in?', part: parts.problem },
    duplicate: { title: 'Do we already have this repair?', part: parts.problem },
    details: { title: 'Tell us more about the repair', part: parts.problem },
    media: { title: 'Add photos or videos', part: parts.problem },
    vandalism: { title: 'Was it vandalism?', part: parts.problem },
    vulnerability: { title: 'Is anyone at home vulnerable?', part: parts.people },
    covid: { title: 'Is anyone at home self-isolating?', part: parts.people },
    contact: { title: 'Who should we contact about this repair?', part: parts.people },
    confirmation: {
      title: 'Check your answers, then send your repair',
      part: parts.check,
      hint: 'We’ll start on it as soon as you send it.',
      continue: 'Send your repair',
    },
  },

  questions: {
    ...repairBeginning.questions,
    location: { label: 'Where is the problem?', placeholder: 'Choose a location' },
    reason: {
      label: 'What needs repairing?',
      hint: 'Type a word or two, like ‘tap’ or ‘no heating’, and choose from the list. If your repair is not there, or you cannot continue with it, try other words. You can also make a service request, or call us on {phone}.',
    },
    followUp: { label: '{followUp}', options: yesOrNo },
    access: {
      label: 'Will someone over 18 be at home in the next 4 hours?',
      hint: 'You told us: {reason}. We’ll make it safe today, and come back to finish if we need to.',
      options: {
        yes: { label: 'Yes, I can provide access', hint: 'We’ll send someone within 4 hours.' },
        next: {
          label: 'No, I would like the next available appointment',
          hint: 'You choose a time after you send your repair.',
        },
        no: { label: 'No, nobody can let you in' },
      },
    },
    duplicate: {
      label: 'Do we already have this repair?',
      hint: '{duplicateHint}',
      columns: { raised: 'Reported', description: 'Repair', priority: 'Priority', status: 'Status' },
      options: { none: { label: 'None of the above' } },
    },
    details: {
      label: 'Tell us more about the repair',
      hint: 'What is happening, when did it start, and what have you tried? Only tell us about: {reason}.',
    },
    files: {
      label: 'Add photos or videos',
      hint: 'They help us bring the right parts. You can continue without any.',
    },
    vandalism: { label: 'Was it vandalism?', options: yesOrNo },
    crimeReference: {
      label: 'Crime reference number',
      hint: 'If you have told the police. You can leave this empty.',
    },
    vulnerable: {
      label: 'Is anyone at home vulnerable?',
      hint: 'This can be because they are very young, old, ill, disabled or pregnant.',
      options: yesOrNo,
    },
    vulnerability: { label: 'How does the repair affect them?' },
    isolating: { label: 'Is anyone at home self-isolating?', options: yesOrNo },
    ...contact.questions,
  },

  operations: {
    ...repairBeginning.operations,
    readPhotoSwitch: 'Loading…',
    loadLocations: 'Loading…',
    checkReason: 'Checking whether you can report this…',
    checkVulnerability: 'Checking…',
    findDuplicates: 'Looking for similar repairs…',
    startDraft: 'Saving…',
    keepDraft: 'Saving…',
    saveOnLeaving: 'Saving your repair…',
    discardDraft: 'Deleting your answers…',
    switchDraft: 'Getting your saved repair…',
    attachFiles: 'Saving your files…',
    chooseContractor: 'Finding a contractor…',
    submit: 'Sending your repair…',
    awaitJobNumber: 'We have your repair. Getting its reference, which can take up to 20 seconds…',
  },

  /** What a row of the review is called, where the question itself is too long for it. */
  review: {
    address: 'Address',
    asset: 'Which part',
    location: 'Where',
    reason: 'What needs repairing',
    access: 'Emergency access',
    duplicate: 'Similar repairs',
    details: 'Details',
    files: 'Photos and videos',
    vandalism: 'Vandalism',
    vulnerable: 'Vulnerable person',
    isolating: 'Self-isolating',
    number: 'Who to contact',
  },
} as const);
