import { contact } from './contact.ts';
import { repairBeginning } from './repair-beginning.ts';

const yesOrNo = { yes: { label: 'Yes' }, no: { label: 'No' } };

/** Copy of the journey that reports a repair. `{name}` is filled in with what is known. */
export const repair = {
  ...repairBeginning,

  steps: {
    ...repairBeginning.steps,
    reason: { title: 'Where is the problem and what is wrong?' },
    followUp: { title: 'One more question' },
    emergency: { title: 'Can someone let us in?' },
    duplicate: { title: 'Is it one of these repairs?' },
    details: { title: 'Tell us more about the repair' },
    media: { title: 'Add photos or videos' },
    vandalism: { title: 'Was it vandalism?' },
    vulnerability: { title: 'Is anyone at home vulnerable?' },
    covid: { title: 'Is anyone at home self-isolating?' },
    contact: { title: 'Who should we contact about this repair?' },
    confirmation: {
      title: 'Check your answers, then send the repair',
      hint: 'We start on it as soon as you send it.',
      continue: 'Send the repair',
    },
  },

  questions: {
    ...repairBeginning.questions,
    location: { label: 'Where is the problem?', placeholder: 'Choose a location' },
    reason: {
      label: 'What needs repairing?',
      hint: 'Type a word or two, for example ‘tap’ or ‘no heating’, and choose from the list. If your repair is not there, or you cannot continue with it, try other words, make a service request, or call us on {phone}.',
    },
    followUp: { label: '{followUp}', options: yesOrNo },
    access: {
      label: 'Will someone over 18 be home in the next four hours?',
      hint: 'You told us: {reason}. An emergency visit makes it safe today, and we come back to finish if needed.',
      options: {
        yes: { label: 'Yes, I can provide access', hint: 'We send someone within four hours.' },
        next: {
          label: 'No, I would like the next available appointment',
          hint: 'You choose a time after sending the repair.',
        },
        no: { label: 'No, nobody can give access' },
      },
    },
    duplicate: {
      label: 'Is it one of these repairs?',
      hint: '{duplicateHint}',
      columns: { raised: 'Raised', description: 'Repair', priority: 'Priority', status: 'Status' },
      options: { none: { label: 'None of the above' } },
    },
    details: {
      label: 'Tell us more about the repair',
      hint: 'What is happening, since when, and what have you tried? Write only about: {reason}.',
    },
    files: {
      label: 'Add photos or videos',
      hint: 'They help us bring the right parts. You can also carry on without any.',
    },
    vandalism: { label: 'Was it vandalism?', options: yesOrNo },
    crimeReference: {
      label: 'Crime reference number',
      hint: 'If you have told the police. You can leave this empty.',
    },
    vulnerable: {
      label: 'Is anyone at home vulnerable?',
      hint: 'For example very young, elderly, ill or disabled, so that the repair affects them more.',
      options: yesOrNo,
    },
    vulnerability: { label: 'How does the repair affect them?' },
    isolating: { label: 'Is anyone at home self-isolating?', options: yesOrNo },
    ...contact.questions,
  },

  operations: {
    ...repairBeginning.operations,
    readPhotoSwitch: 'One moment…',
    loadLocations: 'One moment…',
    checkReason: 'Checking whether you can report this…',
    checkVulnerability: 'Checking…',
    findDuplicates: 'Looking for repairs like this…',
    startDraft: 'Saving…',
    keepDraft: 'Saving…',
    saveOnLeaving: 'Saving your repair…',
    discardDraft: 'Deleting your answers…',
    switchDraft: 'Getting your saved repair…',
    attachFiles: 'Saving your files…',
    chooseContractor: 'Finding who can do it…',
    submit: 'Sending your repair…',
    awaitJobNumber: 'Your repair is sent. Waiting for its job number, which can take up to 20 seconds…',
  },

  /** What a row of the review is called, where the question itself is too long for it. */
  review: {
    address: 'Address',
    asset: 'What it is about',
    location: 'Where',
    reason: 'What needs repairing',
    access: 'Emergency access',
    duplicate: 'Repairs like this',
    details: 'More about it',
    files: 'Photos and videos',
    vandalism: 'Vandalism',
    vulnerable: 'Vulnerable person',
    isolating: 'Self-isolating',
    number: 'Who to contact',
  },
} as const;
